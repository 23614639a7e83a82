// The computer player's worker: a script of its own, for pages (`new Worker(url, {type: 'module'})`)
// and for Node's worker threads. It speaks with engine.js by messages:
//   to it    {type: 'start', module, games, stop?}
//              stop: shared memory; searches up to the number in it end at once
//            {type: 'addGame', id, toml}
//            {type: 'search', id, request}
//   from it  {type: 'progress' | 'done', id, progress}, {type: 'failed', id, mistakes}
import { FloeError } from './error.js';
import { Module, inNode, nodeModule } from './module.js';

const isPage = typeof self === 'object' && typeof self.postMessage === 'function';
const port = isPage || !inNode ? self : (await nodeModule('worker_threads')).parentPort;
/** @param {unknown} message */
const post = (message) => port.postMessage(message);

/** @type {Promise<Module> | undefined} */
let core;
/** @type {Int32Array | undefined} */
let stop;
let current = 0;
/** @type {Map<string, { where: string, reason: string }[]>} what is wrong with added games */
const faults = new Map();

/** @param {any} message */
async function receive(message) {
  if (message.type === 'start') {
    stop = message.stop && new Int32Array(message.stop);
    core = Module.start(message.module, message.games, {
      stopped: () => stop !== undefined && Atomics.load(stop, 0) >= current,
      progress: (json) => post({ type: 'progress', id: current, progress: JSON.parse(json) }),
    });
    return;
  }
  const module = await core;
  if (!module) return;
  if (message.type === 'addGame') {
    faults.set(message.id, module.call('addGame', message.id, message.toml));
  }
  if (message.type === 'search') search(module, message.id, message.request);
}

/** @param {Module} module @param {number} id @param {import('./floe.js').SearchRequest} r */
function search(module, id, r) {
  current = id;
  try {
    const wrong = faults.get(r.game) ?? [];
    if (wrong.length > 0) throw new FloeError(wrong);
    const progress = module.call(
      'think',
      r.level ?? 10,
      r.seed ?? Math.floor(Math.random() * 2 ** 48),
      r.milliseconds,
      r.nodes,
      r.depth,
      r.infinite ? 1 : 0,
      r.lines,
      r.game,
      r.fen,
      ...(r.moves ?? []),
    );
    post({ type: 'done', id, progress });
  } catch (error) {
    const mistakes =
      error instanceof FloeError ? error.all : [{ where: '', reason: String(error) }];
    post({ type: 'failed', id, mistakes });
  }
}

// One message after the other, also while the module starts.
let queue = Promise.resolve();
/** @param {any} message */
const next = (message) => {
  queue = queue.then(() => receive(message)).catch((error) => console.error(error));
};
if (isPage || !inNode) self.addEventListener('message', (event) => next(event.data));
else port.on('message', next);
