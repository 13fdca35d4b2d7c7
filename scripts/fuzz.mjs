// `npm run fuzz [-- --seconds 60]`: feeds mutated input to every parser of the model, each for that time, or with `--cases 100000` for
// that number of cases. `npm test` runs the first cases of the same sequence.

import { numberOf, optionsOf } from './options.mjs';
import { run, rustFolder } from './run.mjs';
import { fail, say } from './say.mjs';

const { cases, seconds } = optionsOf(['cases', 'seconds']);
const isCounted = cases !== undefined;
const [variable, value] = isCounted
  ? ['OOS_FUZZ_CASES', numberOf('cases', cases, { usual: 1500, from: 1 })]
  : ['OOS_FUZZ_SECONDS', numberOf('seconds', seconds, { usual: 20, from: 1 })];
process.env[variable] = `${value}`;

say(`Every parser: ${value.toLocaleString('en')} ${isCounted ? 'cases' : 's'}`);
// the test profile on purpose: it catches overflows, which the release profile ignores
const passed = run(
  'cargo',
  ['test', '--quiet', '--package', 'model', '--test', 'suite', 'fuzz::', '--', '--nocapture'],
  rustFolder,
);
if (!passed) fail('a parser failed: its case is named above, and OOS_FUZZ_CASE=<number> runs it alone.');
