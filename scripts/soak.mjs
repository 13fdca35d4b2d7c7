// `npm run test:soak`: a monkey uses the page with a seed, and what it breaks is shortened to the acts that break it.
// `-- --minutes 60 --engine chromium --seed 7 --episode 0`; without a seed it takes one of its own, and says which.

import { argv } from 'node:process';
import { chromium } from './chromium.mjs';
import { engine } from './engines.mjs';
import { buildPage } from './page.mjs';
import { bin, run } from './run.mjs';
import { fail, say } from './say.mjs';
import { option } from './serve.mjs';
import { setUp } from './setup.mjs';

const NAMES = /** @type {const} */ (['chromium', 'firefox', 'webkit']);
/** Without a length (minutes). */
const USUAL = 60;

/** @param {string} name @param {number} otherwise @param {boolean} [isWhole] */
function number(name, otherwise, isWhole = true) {
  const value = Number(option(name) ?? otherwise);
  if (!(value >= 0) || (isWhole && !Number.isInteger(value))) fail(`--${name} takes a number from 0.`);
  return value;
}

const name =
  NAMES.find((each) => each === (option('engine') ?? 'chromium')) ??
  fail(`--engine takes ${NAMES.join(', ')}.`);
const minutes = number('minutes', USUAL, false);
const seed = number('seed', Date.now() % 1_000_000);
const episode = number('episode', 0);
const unknown = argv.slice(2).find((word) => /^--(?!minutes|engine|seed|episode)/.test(word));
if (unknown !== undefined)
  fail(`npm run test:soak knows --minutes, --engine, --seed and --episode, not ${unknown}.`);

await setUp();
if (name === 'chromium') process.env.CHROMIUM_PATH = await chromium();
else await engine(name);
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
