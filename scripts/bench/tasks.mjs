// How long the page keeps a reader's browser busy at a time, on a machine four times slower than this one: the
// longest tasks while a slider is moved by keys, and while the figures after it are computed.

import { openBrowser } from '../browser.mjs';
import { buildPage } from '../page.mjs';
import { say } from '../say.mjs';
import { serveFolder } from '../serve.mjs';

const SLOWER = 4;
/** What a browser calls long, ms. */
const LONG = 50;
const KEYS = 8;
/** Between two keys, about as fast as a held key repeats on a slow machine, ms. */
const PAUSE = 120;
/** The figures that are drawn with the most marks. */
const FULL = ['#/alf?fig=surface', '#/alf?fig=ladder'];

/** @param {number} rounds */
export async function benchTasks(rounds) {
  await buildPage();
  const host = await serveFolder({ folder: 'dist', port: 0 });
  const browser = await openBrowser();
  say(`\nTasks of the page with a processor ${SLOWER} times slower, ${KEYS} keys, ${rounds} rounds`);
  say(
    `${''.padEnd(22)}${['longest', 'median', `over ${LONG} ms`].map((head) => head.padStart(12)).join('')}`,
  );
  for (const link of [...(await laboratories(browser, host.url)), ...FULL]) {
    /** @type {number[]} */
    const longest = [];
    let long = 0;
    for (let round = 0; round < rounds; round += 1) {
      const tasks = await tasksOf(browser, host.url + link);
      longest.push(Math.max(0, ...tasks));
      long += tasks.length;
    }
    const sorted = longest.toSorted((a, b) => a - b);
    const cells = [sorted.at(-1) ?? 0, sorted[Math.floor(rounds / 2)] ?? 0, long];
    say(`  ${link.padEnd(20)}${cells.map((cell) => cell.toFixed(0).padStart(12)).join('')}`);
  }
  await browser.close();
  host.close();
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

/**
 * Milliseconds of each long task from the first key on the first slider to rest.
 * @param {import('@playwright/test').Browser} browser @param {string} address
 */
async function tasksOf(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto(address);
  const rest = () => page.waitForSelector('html[data-idle="true"]', { state: 'attached', timeout: 120_000 });
  await rest();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.locator('[data-parameter] input[type="range"]').first().focus();
  await rest();
  await page.evaluate(() => {
    /** @type {number[]} */
    const found = [];
    Object.assign(window, { found });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration);
    }).observe({ type: 'longtask' });
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(PAUSE);
  }
  await rest();
  const found = await page.evaluate(() => Reflect.get(window, 'found'));
  await context.close();
  return /** @type {number[]} */ (found);
}
