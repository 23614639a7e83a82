import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

test('the module is small enough for a page', () => {
  const size = gzipSync(readFileSync(new URL('../dist/floe.wasm', import.meta.url)), { level: 9 }).length;
  assert.ok(size <= 250 * 1024, `${size} bytes gzipped`);
});
