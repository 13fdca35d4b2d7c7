// `npm run test:soak`: random acts on the page, drawn from a seed; a list of acts that breaks it is shortened to those that are
// necessary. `-- --minutes 60 --engine chromium --seed 7 --episode 0`; without a seed it chooses one and prints it.

import { chromiumPath } from './chromium.mjs';
import { ensureEngine } from './engines.mjs';
import { numberOf, optionsOf } from './options.mjs';
import { buildPage } from './page.mjs';
import { bin, run } from './run.mjs';
import { fail, say } from './say.mjs';
import { setUp } from './setup.mjs';

const NAMES = /** @type {const} */ (['chromium', 'firefox', 'webkit']);
/** The usual length (minutes). */
const USUAL = 60;

const given = optionsOf(['engine', 'minutes', 'seed', 'episode']);
const name =
  NAMES.find((each) => each === (given.engine ?? 'chromium')) ?? fail(`--engine takes ${NAMES.join(', ')}.`);
const minutes = numberOf('minutes', given.minutes, { usual: USUAL, from: 0, isWhole: false });
const seed = numberOf('seed', given.seed, { usual: Date.now() % 1_000_000, from: 0 });
const episode = numberOf('episode', given.episode, { usual: 0, from: 0 });

await setUp();
if (name === 'chromium') process.env.CHROMIUM_PATH = await chromiumPath();
else await ensureEngine(name);
await buildPage();
say(`\nA monkey with the seed ${seed}, for ${minutes} minutes in ${name}`);
Object.assign(process.env, {
  SOAK_ENGINE: name,
  SOAK_MINUTES: String(minutes),
  SOAK_SEED: String(seed),
  SOAK_EPISODE: String(episode),
});
if (!run(process.execPath, [bin.playwright, 'test', '--config', 'playwright.soak.config.ts']))
  fail(`the page does not hold: the acts that break it are above (--seed ${seed}).`);
