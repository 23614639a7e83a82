// The built package, as its users get it.
import { loadFloe } from '../dist/index.js';

export { FloeError, createEngine, loadFloe } from '../dist/index.js';
export const floe = await loadFloe();

/** The FloeError that `act` throws. @param {() => unknown} act @returns {any} */
export function errorOf(act) {
  try {
    act();
  } catch (error) {
    if (/** @type {any} */ (error).name === 'FloeError') return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

export const long = Boolean(process.env.FLOE_TEST_LONG);
export const data = new URL('../../../tests/data/', import.meta.url);
