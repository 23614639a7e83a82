// Errors as people can act on them: where, and why.

/**
 * @param {string} where
 * @param {string} reason
 * @returns {import('./floe.js').Mistake}
 */
export function mistake(where, reason) {
  const place = /\bline (\d+)(?:, column (\d+))?/.exec(where);
  return { where, reason, line: Number(place?.[1] ?? 0), column: Number(place?.[2] ?? 0) };
}

export class FloeError extends Error {
  /** @param {readonly { where: string, reason: string }[]} mistakes at least one */
  constructor(mistakes) {
    const { where, reason } = mistakes[0];
    super(where ? `${where}: ${reason}` : reason);
    /** @type {'FloeError'} */
    this.name = 'FloeError';
    this.where = where;
    this.reason = reason;
    this.all = mistakes.map((m) => mistake(m.where, m.reason));
  }
}

/** @param {string} where @param {string} reason */
export const failure = (where, reason) => new FloeError([{ where, reason }]);
