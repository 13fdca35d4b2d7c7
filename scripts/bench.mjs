// `npm run bench`: ADUs and packets simulated in a second on one core, natively and in WebAssembly in Chromium. The
// two take turns, because machines are shared and clocks change; what counts is the median of the rounds. Where ns-2
// is installed, it simulates the same TCP over RED in the same run.
// `npm run bench -- --ns2`: the results of ns-2 and ours at 21 points, under three sets of rules.
// `npm run bench -- --ns2-events`: the events of both senders side by side, up to the first difference (scripts/bench/events.mjs).
// `npm run bench -- --captures`: how long `oos trace` and the page's module take for captures of 1.03 GB and of 8 million packets (--beside PROGRAM: another
// build of it too; --part 0.1: captures of a tenth).
// `npm run bench -- --page`: how long the page takes to follow a slider instead, and the longest tasks.
// `npm run bench -- --page --rows 'ladder,#/tcp'`: only the tasks of rows with one of these words in their names, from all rows of all figures
// (--beside FOLDER: another build of the page takes turns).

import { exit } from 'node:process';
import { benchCaptures } from './bench/captures.mjs';
import { compareAllEvents } from './bench/events.mjs';
import { compareWithNs2 } from './bench/ns2.mjs';
import { benchPage } from './bench/page.mjs';
import { benchTasks } from './bench/tasks.mjs';
import { openBrowser } from './browser.mjs';
import { numberOf, optionsOf } from './options.mjs';
import { buildOos } from './program.mjs';
import { commandOutput, root } from './run.mjs';
import { fail, say } from './say.mjs';
import { serveFolder } from './serve.mjs';
import { setUp } from './setup.mjs';

const given = optionsOf(
  ['rounds', 'rows', 'beside', 'part', 'scenario', 'variables', 'duration'],
  ['captures', 'page', 'ns2', 'ns2-events'],
);
const rounds = numberOf('rounds', given.rounds, { usual: 9, from: 1 });
/** Rounds before the measurement: Chromium compiles a module twice, first quickly and then optimised. */
const WARM_UP = 3;
/** The loads to measure, each about a tenth of a second long. */
const LOADS = [
  { load: 'sweep', title: 'along a sweep', unit: 'million ADUs', size: 4_000_000 },
  { load: 'fresh', title: 'with fresh draws', unit: 'million ADUs', size: 4_000_000 },
  { load: 'red', title: 'TCP over RED', unit: 'million packets', size: 500_000 },
  { load: 'dccp', title: 'TFRC that reorders', unit: 'million packets', size: 500_000 },
  { load: 'transfer', title: 'TCP under jitter', unit: 'million segments', size: 1_000_000 },
];

/** ADUs or packets that each load simulates in a second. @typedef {Record<string, number>} Speeds */

/** @param {string} oos @returns {Speeds} */
function native(oos) {
  const answer = commandOutput(oos, ['bench', '--rounds', '1', '--json']);
  if (answer === undefined)
    fail('the native measurement broke off: run `npm run -s oos -- bench` to see why.');
  /** @type {Record<string, { speed: number }>} */
  const found = JSON.parse(answer);
  // the answer also has the versions of the program
  const speeds = Object.entries(found).filter(([, { speed }]) => speed !== undefined);
  return Object.fromEntries(speeds.map(([load, { speed }]) => [load, speed]));
}

/** @param {import('@playwright/test').JSHandle<Worker>} worker @returns {Promise<Speeds>} */
async function inBrowser(worker) {
  /** @type {Speeds} */
  const speeds = {};
  for (const { load, size } of LOADS) {
    speeds[load] = await worker.evaluate(
      (simulation, wanted) =>
        /** @type {Promise<number>} */ (
          new Promise((resolve, reject) => {
            simulation.onmessage = ({ data }) => resolve(data);
            simulation.onerror = ({ message }) => reject(new Error(message));
            simulation.postMessage(wanted);
          })
        ),
      { load, size },
    );
  }
  return speeds;
}

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length - 1 - middle], sorted[middle]];
  return (low + high) / 2;
}

if (given.captures) {
  await benchCaptures(buildOos(), given, rounds, median);
  exit();
}
await setUp();
if (given.page) {
  if (given.rows === undefined) await benchPage(rounds, median);
  await benchTasks(rounds, given);
  exit();
}
const oos = buildOos();
if (given.ns2) {
  compareWithNs2(oos, say, true);
  exit();
}
if (given['ns2-events']) {
  compareAllEvents(oos, say, {
    scenario: given.scenario,
    rules: given.variables,
    duration: numberOf('duration', given.duration, { usual: 30, from: 0, isWhole: false }),
  });
  exit();
}
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

say(`\nSimulated in a second on one core, median of ${rounds} rounds; Chromium ${version}`);
say(`${''.padEnd(40)}${['native', 'WebAssembly', 'ratio'].map((head) => head.padStart(13)).join('')}`);
for (const { load, title, unit } of LOADS) {
  const speed = (/** @type {Speeds} */ speeds) => speeds[load] ?? Number.NaN;
  const [rust, wasm] = [
    median(measured.map((m) => speed(m.native))),
    median(measured.map((m) => speed(m.wasm))),
  ];
  // the ratio within each round: a slowdown of both cancels out
  const ratio = median(measured.map((m) => speed(m.wasm) / speed(m.native)));
  const cells = [(rust / 1e6).toFixed(1), (wasm / 1e6).toFixed(1), `${(100 * ratio).toFixed(0)}%`];
  say(`  ${title.padEnd(20)}${unit.padEnd(18)}${cells.map((cell) => cell.padStart(13)).join('')}`);
}
compareWithNs2(oos, say, false);
