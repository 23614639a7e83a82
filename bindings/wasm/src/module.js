// The WebAssembly module: finding it, starting it, and the one call it has.
import { FloeError, failure } from './error.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Whether this is Node (and the like) rather than a page or a worker of one. */
export const inNode = typeof process === 'object' && Boolean(process?.versions?.node);

// Node's modules, by a name that bundlers for the web leave alone.
/** @param {string} name @returns {Promise<any>} */
export const nodeModule = (name) => import(/* @vite-ignore */ `node:${name}`);

/** @param {import('./floe.js').WasmSource | undefined} source @returns {Promise<WebAssembly.Module>} */
export async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source === undefined) source = new URL('./floe.wasm', import.meta.url);
  const given = await source;
  if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) {
    return WebAssembly.compile(/** @type {BufferSource} */ (given));
  }
  if (typeof Response === 'function' && given instanceof Response) return compileResponse(given);
  const address = /** @type {string | URL} */ (given);
  if (inNode && !/^https?:/.test(String(address))) {
    const { readFile } = await nodeModule('fs/promises');
    const file = String(address).startsWith('file:') ? new URL(address) : address;
    return WebAssembly.compile(await readFile(file));
  }
  return compileResponse(await fetch(address));
}

/** @param {Response} response */
async function compileResponse(response) {
  if (!response.ok) throw failure('floe.wasm', `the server answered ${response.status}`);
  // Not every server knows the type that streaming asks for.
  return response.headers.get('Content-Type')?.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * What a running search asks of its host.
 * @typedef {{ stopped: () => boolean, progress: (json: string) => void }} Host
 */

export class Module {
  /** @type {any} */
  #exports;
  #broken = false;

  /** @param {WebAssembly.Module} module @param {Host} [host] @returns {Promise<Module>} */
  static async start(module, host = { stopped: () => false, progress: () => {} }) {
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
