// `npm run ledger:full`: computes the ledgers with the papers' own lengths and replications, and writes a comparison of their
// verdicts with those of docs/ledger to docs/ledger/full.md. After an interruption the same command continues.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildOos, programOutput } from '../program.mjs';
import { root } from '../run.mjs';
import { say } from '../say.mjs';
import { pageOf } from './fullPage.mjs';
import { SUMMARY } from './summary.mjs';

const kept = join(root, 'sim-wasm/target/ledger');
const oos = buildOos();
mkdirSync(kept, { recursive: true });
/** @type {string[]} */
const labs = JSON.parse(await programOutput(oos, ['params', '--json'])).ledgers;
/** @type {import('./fullPage.mjs').Full[]} */
const full = [];
const quick = JSON.parse(readFileSync(join(root, SUMMARY), 'utf8'));
for (const lab of labs) {
  const file = join(kept, `${lab}.figures`);
  const isResumed = existsSync(file);
  const since = performance.now();
  const ledger = JSON.parse(await programOutput(oos, ['ledger', lab, '--full', '--json', '--resume', file]));
  full.push({ ...ledger, seconds: (performance.now() - since) / 1000, isResumed });
  // written after each ledger, so that after an interruption the document says what is missing
  writeFileSync(join(root, 'docs/ledger/full.md'), pageOf(full, quick, availableParallelism(), labs));
  say(`The ledger of ${lab} is computed, and docs/ledger/full.md is written.`);
}
