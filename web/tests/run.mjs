// Runs the tests of the page: node tests/run.mjs [PART OF A NAME]. Last line: `N passed, N failed`.
import { readdir } from 'node:fs/promises';
import { start } from './kit.mjs';

const filter = process.argv[2] ?? '';
const here = new URL('.', import.meta.url);
const files = (await readdir(here)).filter((f) => f.endsWith('_test.mjs')).sort();
let passed = 0;
let failed = 0;
let run = null;

for (const file of files) {
  const { tests } = await import(new URL(file, here));
  for (const [name, test] of Object.entries(tests)) {
    const title = `${file.replace('_test.mjs', '')}: ${name}`;
    if (!title.includes(filter)) continue;
    const begun = performance.now();
    try {
      if (test.length) run ??= await start();
      await test(run);
      passed++;
      console.log(`ok      ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed++;
      console.log(`FAILED  ${title}\n${error.stack}`);
      for (const context of run?.browser.contexts() ?? []) await context.close().catch(() => undefined);
    }
  }
}
await run?.end();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
