// What needs no browser: contrast of every theme x set of cells x mark, sizes, texts in one catalogue.
import { readFile, readdir, stat } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { truth } from './kit.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));

async function table() {
  const { outputFiles } = await build({ entryPoints: [`${web}board/colours.ts`], bundle: true, format: 'esm', write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const channels = (hex) => [1, 3, 5, 7].map((i) => (hex.length > i ? parseInt(hex.slice(i, i + 2), 16) : 255));

/** A colour with an alpha channel over another. */
function over(top, under) {
  const [a, b] = [channels(top), channels(under)];
  return a.slice(0, 3).map((c, i) => (c * a[3] + b[i] * (255 - a[3])) / 255);
}

function luminance(rgb) {
  const [r, g, b] = rgb.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG's contrast of two colours. */
function contrast(a, b) {
  const [x, y] = [luminance(a), luminance(b)].sort((m, n) => n - m);
  return (x + 0.05) / (y + 0.05);
}

const rgb = (hex) => channels(hex).slice(0, 3);

export const tests = {
  async 'contrast of every theme, set and mark'() {
    const { cellColours, seatColours, iceColours } = await table();
    const weak = [];
    let pairs = 0;
    const need = (what, a, b, least) => {
      pairs++;
      const found = contrast(a, b);
      if (found < least) weak.push(`${what}: ${found.toFixed(2)} < ${least}`);
    };
    for (const [theme, sets] of Object.entries(cellColours)) {
      for (const [set, c] of Object.entries(sets)) {
        c.shade.forEach((shade, i) => {
          const grounds = { cell: rgb(shade), ...Object.fromEntries(['last', 'selected', 'check', 'premove'].map((n) => [n, over(c[n], shade)])) };
          for (const [name, ground] of Object.entries(grounds)) {
            const where = `${theme} ${set} shade ${i} ${name}`;
            need(`${where}: coordinate`, rgb(c.coordinate[i]), ground, name === 'cell' ? 4.5 : 3);
            for (const n of ['mark', 'checkLine', 'cursor', 'frost']) need(`${where}: ${n}`, rgb(c[n]), ground, 3);
            for (const [seat, s] of Object.entries(seatColours[theme])) need(`${where}: outline of ${seat}`, rgb(s.line), ground, 3);
            need(`${where}: outline of ice`, rgb(iceColours.edge), ground, 2.2);
          }
        });
        need(`${theme} ${set}: shades`, rgb(c.shade[0]), rgb(c.shade[1]), 1.5);
      }
      for (const [seat, s] of Object.entries(seatColours[theme])) need(`${theme}: letters on ${seat}`, rgb(s.detail), rgb(s.fill), 4.5);
      const { white, black } = seatColours[theme];
      need(`${theme}: white and black men`, rgb(white.fill), rgb(black.fill), 7);
    }
    truth(pairs > 700, `only ${pairs} pairs`);
    truth(!weak.length, `${weak.length} of ${pairs} pairs are too weak:\n${weak.join('\n')}`);
  },
  async 'sizes: the element and the first load'() {
    const zipped = async (f) => gzipSync(await readFile(`${web}dist/${f}`), { level: 9 }).length;
    const element = await zipped('floe_board.js');
    truth(element <= 20 * 1024, `the element has ${element} bytes gzipped`);
    let first = 0;
    for (const f of ['index.html', 'main.js', 'main.css', 'game_list.json', 'icon.svg', 'manifest.webmanifest', 'worker.js', 'service_worker.js']) {
      first += await zipped(f);
    }
    truth(first <= 120 * 1024, `the first load has ${first} bytes gzipped`);
    truth((await stat(`${web}dist/floe.wasm`)).size > 0, 'the rules');
    console.log(`        element ${element}, first load ${first} bytes gzipped`);
  },
};

/** The sources of the page, without the catalogue of texts. */
async function sources() {
  const out = [];
  for (const folder of ['app', 'board', 'board/men']) {
    for (const f of await readdir(`${web}${folder}`)) {
      if (/\.tsx?$/.test(f)) out.push([`${folder}/${f}`, await readFile(`${web}${folder}/${f}`, 'utf8')]);
    }
  }
  return out;
}

tests['no source names a game'] = async () => {
  const ids = JSON.parse(await readFile(`${web}dist/game_list.json`, 'utf8')).map((g) => g.id).filter((id) => id.includes('-') || id.length > 5);
  const named = (await sources()).flatMap(([f, text]) => ids.filter((id) => text.includes(`'${id}'`)).map((id) => `${f}: ${id}`));
  truth(!named.length, named.join('\n'));
};

tests['all texts are in the catalogue'] = async () => {
  const ts = (await import('typescript')).default;
  const loose = [];
  for (const [f, text] of await sources()) {
    const visit = (node) => {
      const words = ts.isJsxText(node) ? node.text
        : ts.isJsxAttribute(node) && /^(aria-label|title|alt|placeholder)$/.test(node.name.getText()) && node.initializer && ts.isStringLiteral(node.initializer)
          ? node.initializer.text : '';
      if (/\p{L}{2,}/u.test(words) && words.trim() !== 'Floe') loose.push(`${f}: ${words.trim()}`);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(f, text, ts.ScriptTarget.Latest, true, f.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  }
  truth(!loose.length, loose.join('\n'));
};
