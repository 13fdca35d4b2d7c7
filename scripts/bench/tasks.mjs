// How long the page keeps a reader's browser busy at a time, on a machine four times slower than this one: the
// longest tasks while the page is opened, and while a slider is moved by keys and the figures after it are computed. A task is as long as the
// processor worked on it: on a machine whose cores are busy with the simulation, or with something else, the clock also
// counts the time in which the page had no core at all. Both are said.

import { openBrowser } from '../browser.mjs';
import { buildPage } from '../page.mjs';
import { say } from '../say.mjs';
import { serveFolder } from '../serve.mjs';
import { TRACED, tasksIn } from './trace.mjs';

const SLOWER = 4;
/** What a browser calls long, ms. */
const LONG = 50;
const KEYS = 8;
/** Between two keys, about as fast as a held key repeats on a slow machine, ms. */
const PAUSE = 120;
/** Until a page that has been opened begins to compute, on a slow machine (ms). */
const OPENING = 4000;
/** The figures that are drawn with the most marks. */
const FULL = ['#/alf?fig=surface', '#/alf?fig=ladder', '#/dccp?fig=surface'];

/** @typedef {import('./trace.mjs').Task} Task */

/** @param {number} rounds */
export async function benchTasks(rounds) {
  await buildPage();
  const host = await serveFolder({ folder: 'dist', port: 0 });
  const browser = await openBrowser();
  say(`\nTasks of the page with a processor ${SLOWER} times slower, ${rounds} rounds, in ms`);
  say(`${''.padEnd(30)}${'of the processor'.padStart(36)}${'by the clock'.padStart(36)}`);
  const heads = ['longest', 'median', `over ${LONG}`];
  say(`${''.padEnd(30)}${[...heads, ...heads].map((head) => head.padStart(12)).join('')}`);
  const links = [...(await laboratories(browser, host.url)), ...FULL];
  for (const [what, tasksOf] of /** @type {const} */ ([
    ['opened', openingOf],
    [`${KEYS} keys`, keysOf],
  ]))
    for (const link of links) {
      /** @type {Task[][]} */
      const measured = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await tasksOf(browser, host.url + link));
      // a page without a slider
      if (measured.every((tasks) => tasks.length === 0)) continue;
      const cells = [
        cellsOf(measured, ({ worked }) => worked),
        cellsOf(measured, ({ passed }) => passed),
      ].flat();
      const name = `${link}, ${what}`;
      say(`  ${name.padEnd(28)}${cells.map((cell) => cell.toFixed(0).padStart(12)).join('')}`);
    }
  await browser.close();
  host.close();
}

/** The longest of all, the median of the rounds' longest, and how many are long. @param {Task[][]} measured @param {(task: Task) => number} of */
function cellsOf(measured, of) {
  const longest = measured.map((tasks) => Math.max(0, ...tasks.map(of))).sort((a, b) => a - b);
  const long = measured.flat().filter((task) => of(task) > LONG);
  return [longest.at(-1) ?? 0, longest[Math.floor(longest.length / 2)] ?? 0, long.length];
}

/**
 * The links of the navigation.
 * @param {import('@playwright/test').Browser} browser @param {string} address
 */
async function laboratories(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  const links = page.getByRole('navigation', { name: 'Laboratories' }).getByRole('link');
  await links.first().waitFor();
  const found = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  await page.close();
  return found;
}

/** @param {import('@playwright/test').Browser} browser */
async function openPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slow = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rest = () => page.waitForSelector('html[data-idle="true"]', { state: 'attached', timeout: 120_000 });
  return { context, page, slow, rest };
}

/**
 * The page's tasks until it is at rest, with what it loads then.
 * @param {import('@playwright/test').Browser} browser @param {string} address
 */
async function openingOf(browser, address) {
  const { context, page, slow, rest } = await openPage(browser);
  await slow();
  await browser.startTracing(page, { categories: TRACED });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(OPENING);
  await rest();
  const trace = await browser.stopTracing();
  await context.close();
  return tasksIn(trace.toString());
}

/**
 * The page's tasks from the first key on the first slider to rest.
 * @param {import('@playwright/test').Browser} browser @param {string} address
 */
async function keysOf(browser, address) {
  const { context, page, slow, rest } = await openPage(browser);
  await page.goto(address);
  await rest();
  await slow();
  const slider = page.locator('[data-parameter] input[type="range"]');
  if ((await slider.count()) === 0) {
    await context.close();
    return [];
  }
  await slider.first().focus();
  await rest();
  await browser.startTracing(page, { categories: TRACED });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(PAUSE);
  }
  await rest();
  const trace = await browser.stopTracing();
  await context.close();
  return tasksIn(trace.toString());
}
