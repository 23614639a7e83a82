// Writes the package's games, their files by id, as JSON: node games.mjs FOLDER TO.json
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, to] = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.toml'))
  .sort();
const games = Object.fromEntries(
  files.map((name) => [name.slice(0, -'.toml'.length), readFileSync(join(folder, name), 'utf8')]),
);
writeFileSync(to, JSON.stringify(games));
