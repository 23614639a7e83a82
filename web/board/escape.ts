// Names and rules come from game files, which anybody may write: in markup they are text, never tags.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => entities[c]!);
