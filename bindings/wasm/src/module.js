// The WebAssembly module: finding it, starting it, and the one call it has.
import { FloeError, failure } from './error.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Whether this is Node (and the like) rather than a page or a worker of one. */
export const inNode = Boolean(/** @type {any} */ (globalThis).process?.versions?.node);

// Node's modules, by a name that bundlers for the web leave alone.
/** @param {string} name @returns {Promise<any>} */
export const nodeModule = (name) => import(/* @vite-ignore */ `node:${name}`);

/** @param {string | URL} address */
const isFile = (address) => inNode && !/^https?:/.test(String(address));

/** @param {string | URL} address @returns {Promise<Uint8Array>} */
async function readFile(address) {
  const fs = await nodeModule('fs/promises');
  return fs.readFile(String(address).startsWith('file:') ? new URL(address) : address);
}

/** @param {Response} response */
function checked(response) {
  if (response.ok) return response;
  throw failure(response.url, `the server answered ${response.status}`);
}

/** @param {import('./floe.js').WasmSource | undefined} source @returns {Promise<WebAssembly.Module>} */
export async function compile(source) {
  const given = await (source ?? new URL('./floe.wasm', import.meta.url));
  if (given instanceof WebAssembly.Module) return given;
  if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) {
    return WebAssembly.compile(/** @type {BufferSource} */ (given));
  }
  if (!(given instanceof Response) && isFile(given)) {
    return WebAssembly.compile(/** @type {BufferSource} */ (await readFile(given)));
  }
  const response = checked(given instanceof Response ? given : await fetch(given));
  // Not every server knows the type that streaming asks for.
  return response.headers.get('Content-Type')?.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** @param {import('./floe.js').GamesSource | undefined} source @returns {Promise<Record<string, string>>} */
export async function gameFiles(source) {
  const given = source ?? new URL('./games.json', import.meta.url);
  if (typeof given === 'object' && !(given instanceof URL)) return given;
  if (isFile(given)) return JSON.parse(decoder.decode(await readFile(given)));
  return checked(await fetch(given)).json();
}

/**
 * What a running search asks of its host.
 * @typedef {{ stopped: () => boolean, progress: (json: string) => void }} Host
 */

export class Module {
  /** @type {any} */
  #exports;
  #broken = false;

  /**
   * @param {WebAssembly.Module} module
   * @param {Record<string, string>} games
   * @param {Host} [host]
   * @returns {Promise<Module>}
   */
  static async start(module, games, host = { stopped: () => false, progress: () => {} }) {
    const started = new Module();
    /** @type {Record<string, Record<string, Function>>} */
    const imports = {
      floe: {
        milliseconds: () => performance.now(),
        stopped: () => (host.stopped() ? 1 : 0),
        progress: (/** @type {number} */ at, /** @type {number} */ size) =>
          host.progress(started.#read(at, size)),
      },
    };
    // The C library's ways to the outside: there is none.
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      if (from === 'floe') continue;
      (imports[from] ??= {})[name] = () => 52;
    }
    const instance = await WebAssembly.instantiate(module, /** @type {any} */ (imports));
    started.#exports = instance.exports;
    started.#exports._initialize();
    started.call('builtIn', ...Object.entries(games).flat());
    return started;
  }

  /**
   * Runs an operation; throws a FloeError where the core says what is wrong.
   * @param {string} name
   * @param {...(string | number | undefined)} values
   * @returns {any}
   */
  call(name, ...values) {
    if (this.#broken) throw failure('', 'the module has failed before; load it anew');
    let failed;
    let text;
    try {
      this.#write([name, ...values]);
      failed = this.#exports.call() !== 0;
      text = this.#read(this.#exports.answer(), this.#exports.answerSize());
    } catch (error) {
      if (error instanceof FloeError) throw error;
      this.#broken = true; // a trap: out of memory, for instance
      throw failure('', `the module has failed: ${/** @type {Error} */ (error).message}`);
    }
    const answer = JSON.parse(text);
    if (failed) throw new FloeError(answer.errors);
    return answer;
  }

  /** @param {(string | number | undefined)[]} values */
  #write(values) {
    const texts = values.map((value) => encoder.encode(String(value ?? '')));
    const size = texts.reduce((sum, text) => sum + 4 + text.length, 0);
    const at = this.#exports.buffer(size);
    if (at === 0) throw failure('', `the input is longer than 64 MB`);
    const bytes = new Uint8Array(this.#exports.memory.buffer, at, size);
    const view = new DataView(bytes.buffer, at, size);
    let to = 0;
    for (const text of texts) {
      view.setUint32(to, text.length, true);
      bytes.set(text, to + 4);
      to += 4 + text.length;
    }
  }

  /** @param {number} at @param {number} size */
  #read(at, size) {
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, at >>> 0, size));
  }
}
