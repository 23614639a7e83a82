// The computer player as a page sees it: a worker that is asked and answers.
import { FloeError } from './error.js';
import { compile, gameFiles, inNode, nodeModule } from './module.js';

/** @param {import('./floe.js').EngineOptions} [options] @returns {import('./floe.js').Engine} */
export const createEngine = (options) => new Engine(options ?? {});

// Memory that both sides see, where it may be had: it lets a search end without ending its worker.
function sharedMemory() {
  const allowed = inNode || /** @type {any} */ (globalThis).crossOriginIsolated === true;
  return allowed && typeof SharedArrayBuffer === 'function' ? new SharedArrayBuffer(4) : undefined;
}

/**
 * @typedef {{ id: number, request: import('./floe.js').SearchRequest,
 *   last: import('./floe.js').SearchProgress, stopped: boolean,
 *   onProgress?: (progress: import('./floe.js').SearchProgress) => void,
 *   resolve: (progress: import('./floe.js').SearchProgress) => void,
 *   reject: (error: unknown) => void }} Running
 */

class Engine {
  #options;
  #parts;
  /** @type {Promise<any> | undefined} */
  #worker;
  /** @type {Map<string, string>} */
  #added = new Map();
  /** @type {Running | undefined} */
  #running;
  #stop = sharedMemory();
  #searches = 0;
  #closed = false;

  /** @param {import('./floe.js').EngineOptions} options */
  constructor(options) {
    this.#options = options;
    this.#parts = Promise.all([compile(options.wasm), gameFiles(options.games)]);
    this.#parts.catch(() => {}); // whoever searches is told
    this.#worker = this.#start();
    this.#worker.catch(() => {});
  }

  /** @param {string} id @param {string} toml */
  addGame(id, toml) {
    this.#added.set(id, toml);
    this.#worker?.then((worker) => worker.postMessage({ type: 'addGame', id, toml }), () => {});
  }

  /**
   * @param {import('./floe.js').SearchRequest} request
   * @param {(progress: import('./floe.js').SearchProgress) => void} [onProgress]
   * @returns {import('./floe.js').Search}
   */
  search(request, onProgress) {
    this.stop();
    const id = ++this.#searches;
    /** @type {Promise<import('./floe.js').SearchProgress>} */
    const done = new Promise((resolve, reject) => {
      this.#running = { id, request, last: nothing, stopped: false, onProgress, resolve, reject };
    });
    if (this.#closed) {
      this.#fail(id, [{ where: '', reason: 'the engine is closed' }]);
    } else {
      (this.#worker ??= this.#start()).then(
        (worker) => {
          if (this.#running?.id !== id) return;
          worker.ref?.();
          worker.postMessage({ type: 'search', id, request });
        },
        (error) => {
          this.#worker = undefined;
          this.#fail(id, [{ where: '', reason: String(error?.message ?? error) }]);
        },
      );
    }
    return { done, stop: () => this.#stopSearch(id) };
  }

  stop() {
    if (this.#running) this.#stopSearch(this.#running.id);
  }

  close() {
    this.#closed = true;
    this.stop();
    this.#end();
  }

  /** @param {number} id */
  #stopSearch(id) {
    const running = this.#running;
    if (running?.id !== id || running.stopped) return;
    running.stopped = true;
    if (this.#stop) Atomics.store(new Int32Array(this.#stop), 0, id);
    else this.#end();
    // What comes from it later is nobody's business.
    this.#finish({ ...running.last, final: true });
  }

  /** @param {import('./floe.js').SearchProgress} progress */
  #finish(progress) {
    this.#take()?.resolve(progress);
  }
  /** @param {number} id @param {readonly { where: string, reason: string }[]} mistakes */
  #fail(id, mistakes) {
    if (this.#running?.id === id) this.#take()?.reject(new FloeError(mistakes));
  }
  // The search that ran. In Node a program may end while the worker waits for the next.
  #take() {
    const running = this.#running;
    this.#running = undefined;
    this.#worker?.then((worker) => worker.unref?.(), () => {});
    return running;
  }

  #end() {
    const worker = this.#worker;
    this.#worker = undefined;
    worker?.then((it) => it.terminate(), () => {});
    if (this.#closed) return;
    this.#worker = this.#start(); // ready for the next search
    this.#worker.catch(() => {});
  }

  async #start() {
    const [module, games] = await this.#parts;
    const worker = await this.#makeWorker();
    /** @param {any} message */
    const receive = (message) => this.#receive(message);
    const failed = (/** @type {any} */ error) => {
      const reason = `the worker has failed: ${error?.message ?? 'it cannot be loaded'}`;
      if (this.#running) this.#fail(this.#running.id, [{ where: '', reason }]);
    };
    if (typeof worker.on === 'function') {
      worker.on('message', receive);
      worker.on('error', failed);
    } else {
      worker.onmessage = (/** @type {MessageEvent} */ event) => receive(event.data);
      worker.onerror = failed;
    }
    worker.postMessage({ type: 'start', module, games, stop: this.#stop });
    for (const [id, toml] of this.#added) worker.postMessage({ type: 'addGame', id, toml });
    if (!this.#running) worker.unref?.();
    return worker;
  }

  async #makeWorker() {
    const { worker } = this.#options;
    if (typeof worker === 'function') return worker();
    const url = worker ?? new URL('./worker.js', import.meta.url);
    if (typeof Worker === 'function') return new Worker(url, { type: 'module' });
    const { Worker: Thread } = await nodeModule('worker_threads');
    return new Thread(url);
  }

  /** @param {any} message */
  #receive(message) {
    const running = this.#running;
    if (!running || running.id !== message.id) return;
    if (message.type === 'failed') this.#fail(message.id, message.mistakes);
    if (message.type === 'done') this.#finish(message.progress);
    if (message.type === 'progress') {
      running.last = message.progress;
      running.onProgress?.(message.progress);
    }
  }
}

/** @type {import('./floe.js').SearchProgress} */
const nothing = Object.freeze({
  depth: 0,
  nodes: 0,
  milliseconds: 0,
  nodesPerSecond: 0,
  best: '',
  bestSan: '',
  lines: [],
  final: true,
});
