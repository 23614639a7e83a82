// Builds the page into dist/: node build.mjs [--dev]. Everything it needs is here or in bindings/wasm/dist.
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const web = fileURLToPath(new URL('.', import.meta.url));
const binding = join(web, '../bindings/wasm/dist');
const dist = join(web, 'dist');
const dev = process.argv.includes('--dev');

const common = {
  absWorkingDir: web, bundle: true, format: 'esm', target: 'es2022', minify: !dev, sourcemap: dev, legalComments: 'none',
  alias: { floe: join(binding, 'index.js') }, jsx: 'automatic', jsxImportSource: 'preact', logLevel: 'warning',
  external: ['node:*'],
};

async function files(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((e) => e.isFile()).map((e) => relative(directory, join(e.parentPath ?? e.path, e.name))).sort();
}

/** The list of games and a small board of each, so that the first view need not wait for the rules. */
async function gamesAndBoards() {
  const outfile = join(dist, '.boards.mjs');
  await build({ ...common, entryPoints: ['app/small_boards.ts'], platform: 'node', minify: false, outfile });
  const { loadFloe } = await import(join(binding, 'index.js'));
  const { smallBoard } = await import(outfile);
  const floe = await loadFloe();
  await mkdir(join(dist, 'boards'), { recursive: true });
  const games = floe.games();
  for (const { id } of games) {
    const game = floe.game(id);
    await writeFile(join(dist, 'boards', `${id}.svg`), smallBoard(game, floe.position(id, game.start)));
  }
  await writeFile(join(dist, 'game_list.json'), JSON.stringify(games));
  await rm(outfile);
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await cp(join(web, 'static'), dist, { recursive: true });
for (const name of ['floe.wasm', 'games.json']) await cp(join(binding, name), join(dist, name));
await build({ ...common, entryPoints: { main: 'app/main.tsx', worker: join(binding, 'worker.js') }, outdir: dist });
await build({ ...common, entryPoints: { main: 'app/style.css' }, outdir: dist });
await build({ ...common, entryPoints: { floe_board: 'board/floe_board.ts' }, outdir: dist });
await gamesAndBoards();

const list = (await files(dist)).filter((f) => !f.endsWith('.map') && f !== 'floe_board.js');
const hash = createHash('sha256');
for (const f of list) hash.update(f).update(await readFile(join(dist, f)));
await build({
  ...common, entryPoints: { service_worker: 'app/service_worker.ts' }, outdir: dist, format: 'iife',
  define: { FILES: JSON.stringify(['./', ...list]), VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)) },
});
