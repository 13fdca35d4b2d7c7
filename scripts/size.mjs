// `npm run size`: what a browser loads before the figures of a laboratory are shown, compressed as hosts
// compress. The list is what Chromium really requests, not what the bundler says it might.

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

/** Bytes of one first load, gzip. */
const LIMIT = 226_000;
/** Of laboratories: with a packet-level network the module alone is 70 to 98 kB. @type {ReadonlyMap<string, number>} */
const LIMITS = new Map([
  ['#/alf', 215_000],
  ['#/red', 255_000],
  ['#/dccp', 256_500],
  ['#/tcp', 266_000],
]);
/** What makes a scenario short whose figures take many seconds: the same files are loaded. @type {ReadonlyMap<string, string>} */
const SHORT = new Map([
  ['#/red', '?duration=10&warmup=2&runs=2'],
  ['#/tcp', '?transfer=1&runs=2'],
]);
/** The page's own letters come after the first paint, and hold nothing up: they have a limit of their own. */
const LETTERS = /\.woff2$/;
const LETTERS_LIMIT = 60_000;
/** What waits so long does so for the first load to be over (ms). */
const LATE = 1000;
const folder = join(root, 'dist');

/** @typedef {{ name: string, raw: number, gzip: number, brotli: number }} Weight */

/** Files that several laboratories load are weighed once. @type {Map<string, Weight>} */
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

/**
 * The files that a browser without a cache requests until the page is idle.
 * @param {import('@playwright/test').Browser} browser @param {string} host @param {string} link
 */
async function filesOf(browser, host, link) {
  const context = await browser.newContext();
  const page = await context.newPage();
  /** @type {Set<string>} */
  const names = new Set();
  context.on('request', (request) => {
    const { href, pathname } = new URL(request.url());
    if (href.startsWith(host)) names.add(pathname === '/' ? 'index.html' : pathname.slice(1));
  });
  // what comes a second later on purpose is not of the first load, however slow this machine is
  await page.addInitScript((late) => {
    const soon = window.setTimeout;
    window.setTimeout = /** @type {typeof setTimeout} */ (
      (/** @type {TimerHandler} */ work, after = 0, /** @type {unknown[]} */ ...given) =>
        soon(work, after < late ? after : 1e8, ...given)
    );
  }, LATE);
  await page.goto(host + link);
  await page.locator('html[data-idle=true]').waitFor({ timeout: 120_000 });
  const labs = page.getByRole('navigation', { name: 'Laboratories' }).getByRole('link');
  const links = await labs.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  await context.close();
  return { names: [...names].sort(), links };
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

/** Prints the weight of each laboratory's first load; ends the command if one is too heavy. */
export async function checkSize() {
  const host = await serveFolder({ folder, port: 0 });
  const browser = await openBrowser();
  const { links } = await filesOf(browser, host.url, '');
  const heavy = [];
  // and the address without a scenario
  for (const link of ['', ...links]) {
    const { names } = await filesOf(browser, host.url, link + (SHORT.get(link) ?? ''));
    const letters = names.filter((name) => LETTERS.test(name));
    const others = names.filter((name) => !LETTERS.test(name));
    const name = link || 'the bare address';
    const limit = LIMITS.get(link) ?? LIMIT;
    if (table(`First load of ${name}`, others.map(weigh)) > limit) heavy.push(`${name} (${limit / 1000} kB)`);
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
