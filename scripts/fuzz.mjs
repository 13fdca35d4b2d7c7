// `npm run fuzz [-- --seconds 60]`: mutated input for every parser of the model, each for that long. `npm
// test` runs the first cases of the same sequence.

import { run, rustFolder } from './run.mjs';
import { fail, say } from './say.mjs';
import { option } from './serve.mjs';

const seconds = Number(option('seconds') ?? 20);
if (!Number.isInteger(seconds) || seconds < 1) fail('--seconds takes a whole number from 1.');
process.env.OOS_FUZZ_SECONDS = String(seconds);

say(`Every parser for ${seconds} s`);
// the test profile on purpose: it catches overflows, which the release profile ignores
const passed = run(
  'cargo',
  ['test', '--quiet', '--package', 'model', '--test', 'fuzz', '--', '--nocapture'],
  rustFolder,
);
if (!passed) fail('a parser failed: its case is named above, and OOS_FUZZ_CASE=<number> runs it alone.');
