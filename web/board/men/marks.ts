// A mark for each seat's colour, so that no colour has to be told by hue alone.

const shapes: ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `<circle class="mark" cx="${x}" cy="${y}" r="${r}"/>`,
  (x, y, r) => `<path class="mark" d="M${x} ${y - r * 1.15}L${x + r * 1.1} ${y + r * 0.85}H${x - r * 1.1}z"/>`,
  (x, y, r) => `<path class="mark" d="M${x - r * 0.9} ${y - r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}z"/>`,
  (x, y, r) => `<path class="mark" d="M${x} ${y - r * 1.3}L${x + r * 1.1} ${y}L${x} ${y + r * 1.3}L${x - r * 1.1} ${y}z"/>`,
];

export function seatMark(seat: number, x: number, y: number, r: number): string {
  return shapes[seat % shapes.length]!(x, y, r);
}
