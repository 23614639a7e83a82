// Makes the linked module small on its way to a page: node pack.mjs FROM.wasm TO.wasm
//
// gzip looks back 32 KB only, and the linker puts the four or five compilations of one template far
// apart. So functions that resemble each other are put side by side, which saves more than stronger
// optimization (that makes them differ): see docs/decisions/wasm.md. Needs Debian's binaryen.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const features = ['bulk-memory', 'sign-ext', 'mutable-globals', 'simd'].map((name) => `--enable-${name}`);
const samples = 128;
const words = 3;

/** @param {string} tool @param {...string} options */
const run = (tool, ...options) => execFileSync(tool, [...features, ...options], { stdio: 'inherit' });

// The parts of a module's text: functions, and the rest.
/** @param {string} text */
function takeApart(text) {
  const parts = text.trimEnd().replace(/\)$/, '').split(/^(?= \()/m);
  const isFunction = (/** @type {string} */ part) => part.startsWith(' (func ');
  return { functions: parts.filter(isFunction), rest: parts.filter((part) => !isFunction(part)) };
}

// A sketch of a text: for each of `samples` classes of hashes of `words` words in a row the least
// one (one permutation hashing, Li, Owen and Zhang 2012). Texts that share much share many of them.
/** @param {string} text */
function sketch(text) {
  const body = text.slice(text.indexOf('\n')).replace(/\$[^\s()]*[^\d\s()][^\s()]*/g, '$name');
  const tokens = body.split(/\s+/);
  const least = new Uint32Array(samples).fill(0xffffffff);
  for (let i = 0; i + words <= tokens.length; i++) {
    let hash = 2166136261;
    for (const token of tokens.slice(i, i + words)) {
      for (let k = 0; k < token.length; k++) hash = Math.imul(hash ^ token.charCodeAt(k), 16777619);
      hash = Math.imul(hash ^ 32, 16777619);
    }
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
    hash = (hash ^ (hash >>> 13)) >>> 0;
    const at = hash % samples;
    least[at] = Math.min(least[at], Math.floor(hash / samples));
  }
  return least;
}

/** @param {Uint32Array} a @param {Uint32Array} b */
function shared(a, b) {
  let count = 0;
  for (let i = 0; i < samples; i++) if (a[i] === b[i] && a[i] !== 0xffffffff) count += 1;
  return count;
}

// Each function is followed by the one among the others that resembles it most.
/** @param {string[]} functions */
function order(functions) {
  const sketches = functions.map(sketch);
  const left = new Set(functions.keys());
  const chain = [];
  for (let last = -1; left.size > 0; ) {
    let best = -1;
    let most = -1;
    for (const i of left) {
      // Of equals the one that comes next anyhow.
      const likeness = last < 0 ? 0 : 4 * shared(sketches[last], sketches[i]) + (i === last + 1 ? 3 : 0);
      if (likeness > most) [best, most] = [i, likeness];
    }
    left.delete(best);
    chain.push((last = best));
  }
  return chain.map((i) => functions[i].trimEnd() + '\n');
}

const [from, to] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'floe-'));
try {
  const [small, text, sorted] = ['a.wasm', 'a.wat', 'b.wat'].map((name) => join(folder, name));
  const unused = ['--duplicate-function-elimination', '--dae-optimizing', '--simplify-globals'];
  run('wasm-opt', '-O1', ...unused, from, '-o', small);
  run('wasm-dis', small, '-o', text);
  const { functions, rest } = takeApart(readFileSync(text, 'utf8'));
  writeFileSync(sorted, `${rest.join('')}${order(functions).join('')})\n`);
  run('wasm-as', sorted, '-o', small);
  run('wasm-opt', '--generate-stack-ir', '--optimize-stack-ir', small, '-o', to);
} finally {
  rmSync(folder, { recursive: true });
}
