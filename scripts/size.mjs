// `npm run size`: weighs the files that a browser loads before a laboratory shows its first numbers, and until its page is at rest,
// compressed as by hosts. The list contains the files that Chromium really requests.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { openBrowser } from './browser.mjs';
import { buildPage } from './page.mjs';
import { root } from './run.mjs';
import { fail, say } from './say.mjs';
import { serveFolder } from './serve.mjs';
import { setUp } from './setup.mjs';

/** Limit of the bytes before the first numbers (gzip). */
const NUMBERS_LIMIT = 195_800;
/** Modules and workers. They are blocked until the first numbers, which come from the page's own answers (scripts/opening). */
const COMPUTES = /\.wasm$|\/worker-[^/]*\.js$/;

/** Limit of the bytes until the page is at rest (gzip). */
const LIMIT = 239_900;
/** Limits of laboratories: the module of a packet-level network alone has 70 to 100 kB. @type {ReadonlyMap<string, number>} */
const LIMITS = new Map([
  ['#/alf', 233_700],
  ['#/red', 276_900],
  ['#/dccp', 274_300],
  ['#/tcp', 287_900],
]);
/** Shorter scenarios for laboratories whose figures take many seconds; they load the same files. @type {ReadonlyMap<string, string>} */
const SHORT = new Map([
  ['#/red', '?duration=10&warmup=2&runs=2'],
  ['#/tcp', '?transfer=1&runs=2'],
]);
/** Fonts, which load after the first paint and delay nothing: they have a limit of their own. */
const LETTERS = /\.woff2$/;
const LETTERS_LIMIT = 60_000;
/** Timers of at least this length wait for the end of the first load (ms). */
const LATE = 1000;
const folder = join(root, 'dist');

/** @typedef {{ name: string, raw: number, gzip: number, brotli: number }} Weight */

/** Weights by file, because several laboratories load the same files. @type {Map<string, Weight>} */
const weighed = new Map();

/** @param {string} name @returns {Weight} */
function weigh(name) {
  const known = weighed.get(name);
  if (known) return known;
  const bytes = readFileSync(join(folder, name));
  // 9 and 11 are the highest levels: a static host compresses only once
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const weight = {
    name,
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
  weighed.set(name, weight);
  return weight;
}

/** Whether the leading sentence has its numbers, or the page is at rest. Runs in the page. */
function areNumbersThere() {
  const words = document.querySelector('[aria-label="Leading result"]')?.textContent ?? '…';
  return document.documentElement.dataset.idle === 'true' || (/\d/.test(words) && !words.includes('…'));
}

/**
 * The files that a browser without a cache requests until the page is idle, or until the first numbers stand.
 * @param {import('@playwright/test').Browser} browser @param {string} host @param {string} link @param {boolean} [isFirst]
 */
async function filesOf(browser, host, link, isFirst = false) {
  const context = await browser.newContext();
  const page = await context.newPage();
  /** @type {Set<string>} */
  const names = new Set();
  context.on('request', (request) => {
    const { href, pathname } = new URL(request.url());
    if (href.startsWith(host)) names.add(pathname === '/' ? 'index.html' : pathname.slice(1));
  });
  // files that are requested a second later on purpose do not belong to the first load, however slow this machine is
  await page.addInitScript((late) => {
    const soon = window.setTimeout;
    window.setTimeout = /** @type {typeof setTimeout} */ (
      (/** @type {TimerHandler} */ work, after = 0, /** @type {unknown[]} */ ...given) =>
        soon(work, after < late ? after : 1e8, ...given)
    );
  }, LATE);
  if (isFirst) await page.route(COMPUTES, () => {});
  await page.goto(host + link);
  if (isFirst) await page.waitForFunction(areNumbersThere, null, { timeout: 120_000 });
  else await page.locator('html[data-idle=true]').waitFor({ timeout: 120_000 });
  const labs = page.getByRole('navigation', { name: 'Laboratories' }).getByRole('link');
  const links = await labs.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  await context.close();
  const loaded = [...names].filter((name) => !isFirst || !COMPUTES.test(name));
  return { names: loaded.sort(), links };
}

/** @param {string} title @param {Weight[]} weights */
function table(title, weights) {
  /** @param {(weight: Weight) => number} of */
  const sum = (of) => weights.reduce((total, weight) => total + of(weight), 0);
  const total = {
    name: 'together',
    raw: sum((w) => w.raw),
    gzip: sum((w) => w.gzip),
    brotli: sum((w) => w.brotli),
  };
  const kilo = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
  say(`\n${title.padEnd(36)}${['raw', 'gzip', 'brotli'].map((head) => head.padStart(11)).join('')}`);
  for (const { name, raw, gzip, brotli } of [...weights, total]) {
    say(`  ${name.padEnd(34)}${kilo(raw)}${kilo(gzip)}${kilo(brotli)}`);
  }
  return total.gzip;
}

/** Prints what each laboratory loads; ends the command if one is too heavy. */
export async function checkSize() {
  const host = await serveFolder({ folder, port: 0 });
  const browser = await openBrowser();
  const { links } = await filesOf(browser, host.url, '');
  const heavy = [];
  // '' is the address without a scenario
  for (const link of ['', ...links]) {
    const name = link || 'the bare address';
    const first = (await filesOf(browser, host.url, link, true)).names;
    const rest = (await filesOf(browser, host.url, link + (SHORT.get(link) ?? ''))).names;
    // the shorter scenario has another address, and does not load the answers of this one
    const names = [...new Set([...first, ...rest])].sort();
    const isLaboratory = names.some((each) => each.endsWith('.wasm'));
    const before = first.filter((each) => !LETTERS.test(each));
    if (isLaboratory && table(`Before the first numbers of ${name}`, before.map(weigh)) > NUMBERS_LIMIT)
      heavy.push(`${name}, before its first numbers (${NUMBERS_LIMIT / 1000} kB)`);
    const letters = names.filter((each) => LETTERS.test(each));
    const others = names.filter((each) => !LETTERS.test(each));
    const limit = LIMITS.get(link) ?? LIMIT;
    if (table(`Until rest, ${name}`, others.map(weigh)) > limit) heavy.push(`${name} (${limit / 1000} kB)`);
    if (table('Letters, after it', letters.map(weigh)) > LETTERS_LIMIT) heavy.push(`the letters of ${name}`);
  }
  await browser.close();
  host.close();
  if (links.length === 0) fail('the page shows no laboratory, so there is nothing to weigh.');
  if (heavy.length > 0) fail(`the first load is above its limit (gzip): ${heavy.join(', ')}.`);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await setUp();
  await buildPage();
  await checkSize();
}
