// The page's longest tasks in a browser, on a machine four times slower than this one: while the page opens, while keys move a
// slider and the figures are computed, and after single acts. The length of a task is its processor time: the clock
// also counts time in which the page had no core, because the simulation or something else used them. Both are
// printed.

import { openBrowser } from '../browser.mjs';
import { buildPage } from '../page.mjs';
import { fail, say } from '../say.mjs';
import { serveFolder } from '../serve.mjs';
import { chosenRows, rowsOf } from './acts.mjs';
import { TRACE_CATEGORIES, tasksIn } from './trace.mjs';

const SLOWER = 4;
/** The length from which browsers call a task long (ms). */
const LONG = 50;
/** Time until an opened page begins to compute, on a slow machine (ms). */
const OPENING = 4000;
/** Time until the effects of an act have begun, on a slow machine (ms). */
const BEGINNING = 500;

/** @typedef {import('./trace.mjs').Task} Task */
/** @typedef {import('./acts.mjs').Row} Row */

/** @param {number} rounds @param {{ rows?: string, beside?: string }} given words of the rows that are wanted; the folder of another build, which takes turns */
export async function benchTasks(rounds, { rows: words, beside }) {
  await buildPage();
  const folders = beside === undefined ? ['dist'] : ['dist', beside];
  const hosts = await Promise.all(folders.map((folder) => serveFolder({ folder, port: 0 })));
  const browser = await openBrowser();
  const all = await rowsOf(browser, hosts[0]?.url ?? '');
  const rows = chosenRows(all, words);
  if (rows.length === 0)
    fail(`--rows: no row has such a word in its name; there are:\n${all.map(({ name }) => name).join('\n')}`);
  say(`\nTasks of the page with a processor ${SLOWER} times slower, ${rounds} rounds, in ms`);
  say(`${''.padEnd(40)}${'of the processor'.padStart(30)}${'by the clock'.padStart(30)}`);
  const heads = ['longest', 'median', `over ${LONG}`];
  say(`${''.padEnd(40)}${[...heads, ...heads].map((head) => head.padStart(10)).join('')}`);
  for (const row of rows) {
    /** @type {Task[][][]} */
    const measured = hosts.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [build, { url }] of hosts.entries()) measured[build]?.push(await tasksOf(browser, url, row));
    for (const [build, of] of measured.entries()) {
      const cells = [cellsOf(of, ({ worked }) => worked), cellsOf(of, ({ passed }) => passed)].flat();
      const name = build === 0 ? row.name : '  beside';
      say(`  ${name.padEnd(38)}${cells.map((cell) => cell.toFixed(0).padStart(10)).join('')}`);
    }
  }
  await browser.close();
  for (const host of hosts) host.close();
}

/** The longest task, the median of the rounds' longest, and the number of long tasks. @param {Task[][]} measured @param {(task: Task) => number} of */
function cellsOf(measured, of) {
  const longest = measured.map((tasks) => Math.max(0, ...tasks.map(of))).sort((a, b) => a - b);
  const long = measured.flat().filter((task) => of(task) > LONG);
  return [longest.at(-1) ?? 0, longest[Math.floor(longest.length / 2)] ?? 0, long.length];
}

/**
 * The page's tasks from the opening or from the act until it is at rest.
 * @param {import('@playwright/test').Browser} browser @param {string} address @param {Row} row
 */
async function tasksOf(browser, address, { link, act }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slow = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rest = () => page.waitForSelector('html[data-idle="true"]', { state: 'attached', timeout: 120_000 });
  let begin;
  if (act !== undefined) {
    await page.goto(address + link);
    await rest();
    begin = await act(page);
    await rest();
  }
  await slow();
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  if (begin === undefined) {
    await page.goto(address + link, { waitUntil: 'commit' });
    await page.waitForTimeout(OPENING);
  } else {
    await begin();
    await page.waitForTimeout(BEGINNING);
  }
  await rest();
  const trace = await browser.stopTracing();
  await context.close();
  return tasksIn(trace.toString());
}
