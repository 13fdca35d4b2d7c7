// `npm run sentences`: prints the page's sentences about scenarios drawn at random, with the numbers that the command line
// computes for them, so that somebody can check each sentence. `-- --count 10 --seed 1 --lab alf`.

import { join } from 'node:path';
import { openBrowser } from './browser.mjs';
import { numberOf, optionsOf } from './options.mjs';
import { buildPage } from './page.mjs';
import { buildOos } from './program.mjs';
import { commandOutput, root } from './run.mjs';
import { fail, say } from './say.mjs';
import { scenariosOf } from './sentences/draw.mjs';
import { serveFolder } from './serve.mjs';
import { setUp } from './setup.mjs';

/** @typedef {import('./sentences/draw.mjs').Lab} Lab */

/** The longest wait for a figure; slower ones are left out (ms). */
const LONGEST = 120_000;

/** The laboratories' tables, which are TypeScript. @returns {Promise<Lab[]>} */
async function tables() {
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { TABLES } = await server.ssrLoadModule('/sim-wasm/pkg/tables.ts');
  const all = await Promise.all(Object.values(TABLES).map((load) => load()));
  await server.close();
  return all;
}

/** `mean ± half` of each measure, in one line. @param {string} oos @param {string} link */
function measures(oos, link) {
  const answer = commandOutput(oos, ['run', link, '--json']);
  if (answer === undefined) return '(no measures)';
  /** @type {{ measures: Record<string, { mean: number, ci95?: number | null }> }} */
  const found = JSON.parse(answer);
  return Object.entries(found.measures)
    .map(([id, { mean, ci95 }]) => `${id} ${short(mean)}${ci95 ? ` ± ${short(ci95)}` : ''}`)
    .join(', ');
}

/** @param {number | null | undefined} value */
function short(value) {
  return value == null ? '-' : `${Number(value.toPrecision(4))}`;
}

/** A summary of the figure's table: its length, the range of each column, and the row of the highest value. @param {string} oos @param {string} link */
function figure(oos, link) {
  const answer = commandOutput(oos, ['figure', link, '--csv']);
  if (answer === undefined) return '(no table)';
  const [head = '', ...lines] = answer.trimEnd().split(/\r?\n/);
  const names = head.split(',');
  const rows = lines.map((line) => line.split(','));
  const columns = names.map((name, i) => {
    const cells = rows.map((row) => row[i] ?? '').filter((cell) => cell !== '');
    const numbers = cells.map(Number);
    if (numbers.some(Number.isNaN)) return `${name}: ${[...new Set(cells)].slice(0, 6).join(' | ')}`;
    const [low, high] = [
      numbers.reduce((a, b) => Math.min(a, b), Infinity),
      numbers.reduce((a, b) => Math.max(a, b), -Infinity),
    ];
    const at = rows.find((row) => row[i] !== '' && Number(row[i]) === high) ?? [];
    return `${name}: ${short(low)} to ${short(high)} (at ${at.slice(0, 3).join(', ')})`;
  });
  return `${rows.length} rows; ${columns.join('; ')}`;
}

/** The figures that the page offers for a scenario, which depend on its bench. @param {import('@playwright/test').Page} page @param {string} address */
async function offered(page, address) {
  await page.goto(address);
  await page.reload();
  // a bench without figures, such as that of captures before one is read, has only a sentence
  await page.locator('html[data-idle=true]').waitFor({ timeout: LONGEST });
  const ids = await page
    .locator('[data-strip]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-strip')));
  return ids.length === 0 ? ['all'] : ids.flatMap((id) => (id === null || id === 'all' ? [] : [id]));
}

/** The words around a figure: the leading sentence, the bars beside it, and the caption. @param {import('@playwright/test').Page} page */
async function sentences(page) {
  return await page.evaluate(() => {
    /** @param {string} selector */
    const text = (selector) => {
      const found = [...document.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement);
      return found
        .map((each) => /** @type {HTMLElement} */ (each).innerText.replace(/\s+/g, ' ').trim())
        .join(' | ');
    };
    return {
      lead: text('[data-part="lead"]'),
      caption: text('[data-part="stage"] figure [data-part="foot"] > :first-child'),
      hidden: text('[data-part="stage"] figcaption.visually-hidden'),
      alert: text('[role="alert"]'),
    };
  });
}

const { lab: only, ...numbers } = optionsOf(['lab', 'count', 'seed']);
const count = numberOf('count', numbers.count, { usual: 10, from: 1 });
const seed = numberOf('seed', numbers.seed, { usual: 1, from: 1 });
await setUp();
await buildPage();
const oos = buildOos();
const labs = (await tables()).filter(({ id }) => only === undefined || id === only);
if (labs.length === 0) fail(`there is no laboratory ${only}.`);
const host = await serveFolder({ folder: join(root, 'dist'), port: 0 });
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
for (const lab of labs) {
  for (const link of scenariosOf(lab, count, seed)) {
    say(`\n## ${link}\n${measures(oos, link)}`);
    for (const id of await offered(page, `${host.url}${link}`)) {
      const shown = `${link}${link.endsWith('?') ? '' : '&'}fig=${id}`;
      await page.goto(`${host.url}${shown}`);
      await page.reload();
      try {
        await page.locator('html[data-idle=true]').waitFor({ timeout: LONGEST });
      } catch {
        say(`\n### ${id}: not computed within ${LONGEST / 1000} s`);
        continue;
      }
      const { lead, caption, hidden, alert } = await sentences(page);
      say(`\n### ${id}\nlead: ${lead}\ncaption: ${caption}${hidden === '' ? '' : `\nspoken: ${hidden}`}`);
      if (alert !== '') say(`alert: ${alert}`);
      say(`table: ${figure(oos, shown)}`);
    }
  }
}
await browser.close();
host.close();
