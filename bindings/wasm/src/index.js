export { loadFloe } from './core.js';
export { createEngine } from './engine.js';
export { FloeError } from './error.js';
