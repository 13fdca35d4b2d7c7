// `npm run bench`: simulated ADUs per second on one core, natively and in WebAssembly in Chromium. The two
// take turns, because machines are shared and clock speeds change; the median of the rounds counts. `npm run
// bench -- --page`: how long the page takes to follow a slider instead.

import { argv, exit } from 'node:process';
import { benchPage } from './bench/page.mjs';
import { openBrowser } from './browser.mjs';
import { buildOos } from './program.mjs';
import { ask, root } from './run.mjs';
import { fail, say } from './say.mjs';
import { option, serveFolder } from './serve.mjs';
import { setUp } from './setup.mjs';

const rounds = Number(option('rounds') ?? 9);
if (!Number.isInteger(rounds) || rounds < 1) fail('--rounds takes a whole number from 1.');
/** ADUs of one measurement: about a tenth of a second. */
const ADUS = 4_000_000;
/** Chromium compiles a module twice, the second time optimised; a measurement before that would mix both. */
const WARM_UP = 3;
const LOADS = /** @type {const} */ (['sweep', 'fresh']);

/** @typedef {Record<'sweep' | 'fresh', number>} Speeds */

/** @param {string} oos @returns {Speeds} */
function native(oos) {
  const answer = ask(oos, ['bench', '--rounds', '1', '--json']);
  if (answer === undefined)
    fail('the native measurement broke off: run `npm run -s oos -- bench` to see why.');
  return JSON.parse(answer);
}

/** @param {import('@playwright/test').JSHandle<Worker>} worker @returns {Promise<Speeds>} */
async function inBrowser(worker) {
  /** @param {boolean} isFresh @returns {Promise<number>} */
  const measure = (isFresh) =>
    worker.evaluate(
      (simulation, load) =>
        new Promise((resolve, reject) => {
          simulation.onmessage = ({ data }) => resolve(data);
          simulation.onerror = ({ message }) => reject(new Error(message));
          simulation.postMessage(load);
        }),
      { isFresh, adus: ADUS },
    );
  return { sweep: await measure(false), fresh: await measure(true) };
}

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length - 1 - middle], sorted[middle]];
  return (low + high) / 2;
}

await setUp();
if (argv.includes('--page')) {
  await benchPage(rounds, median);
  exit();
}
const oos = buildOos();
const host = await serveFolder({ folder: root, port: 0 });
const browser = await openBrowser();
const page = await browser.newPage();
await page.goto(`${host.url}scripts/bench/page.html`);
const worker = await page.evaluateHandle(() => new Worker('worker.js', { type: 'module' }));
for (let round = 0; round < WARM_UP; round += 1) await inBrowser(worker);

/** @type {{ native: Speeds, wasm: Speeds }[]} */
const measured = [];
for (let round = 0; round < rounds; round += 1) {
  measured.push({ native: native(oos), wasm: await inBrowser(worker) });
}
const version = browser.version();
await browser.close();
host.close();

say(`\nMillion ADUs a second on one core, median of ${rounds} rounds; Chromium ${version}`);
say(`${''.padEnd(20)}${['native', 'WebAssembly', 'ratio'].map((head) => head.padStart(13)).join('')}`);
for (const load of LOADS) {
  const [rust, wasm] = [
    median(measured.map((m) => m.native[load])),
    median(measured.map((m) => m.wasm[load])),
  ];
  // of the paired rounds, so that whatever slows both down cancels out
  const ratio = median(measured.map((m) => m.wasm[load] / m.native[load]));
  const title = load === 'sweep' ? 'along a sweep' : 'with fresh draws';
  const cells = [(rust / 1e6).toFixed(1), (wasm / 1e6).toFixed(1), `${(100 * ratio).toFixed(0)}%`];
  say(`  ${title.padEnd(18)}${cells.map((cell) => cell.padStart(13)).join('')}`);
}
