// The first numbers of a bare address and of a preset are computed when the page is built: they are shown before the module is
// loaded.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import { BINDINGS } from '../sim-wasm/pkg/bindings.ts';
import { LABS } from '../sim-wasm/pkg/params.ts';
import { type AnswerFile, fromJsonValue } from '../web/sim/answers.ts';
import { EVERY, testEach } from './every.ts';
import { holdBack, rest } from './page.ts';

const assets = join(root, 'dist/assets');
const files = readdirSync(assets).filter((name) => name.includes('.opening-'));
const presets = readdirSync(assets).filter((name) => /^preset-.*\.json$/.test(name));
/** The links of presets with parameters; a bare address has its laboratory's own answers. */
const links = (
  JSON.parse(readFileSync(join(root, 'sim-wasm/cli/presets.json'), 'utf8')) as { link: string }[]
)
  .map(({ link }) => link)
  .filter((link) => link.includes('?'));
const ids = LABS.map(({ id }) => id);
const lead = (page: Page) => page.getByRole('region', { name: 'Leading result' });

test('every laboratory and the first page have answers, and the modules of the page give the same, bit for bit', () => {
  expect(files.map((name) => name.split('.')[0]).sort()).toEqual(['first', ...ids].sort());
  expect(presets).toHaveLength(links.length);
  // a fifth of the presets: all of them would take seconds
  for (const name of [...files, ...presets.filter((_, i) => i % 5 === 0)]) {
    const { modules, answers }: AnswerFile = JSON.parse(readFileSync(join(assets, name), 'utf8'));
    const [module = ''] = modules;
    expect(modules).toHaveLength(1);
    const binding = BINDINGS[module.split('_bg-')[0] as keyof typeof BINDINGS];
    binding.initSync({ module: readFileSync(join(assets, module)) });
    for (const [fn, args, result] of answers) {
      const call = binding[fn as keyof typeof binding] as (...given: unknown[]) => unknown;
      let found = call(...(fromJsonValue(args) as unknown[]));
      if (typeof found === 'object' && found !== null && 'step' in found) {
        const running = found as unknown as { step(budget: number): number; result(): unknown };
        while (running.step(1e4) < 1);
        found = running.result();
      }
      expect(isDeepStrictEqual(found, fromJsonValue(result)), `${name}: ${fn} ${JSON.stringify(args)}`).toBe(
        true,
      );
    }
  }
});

const MODULES = '**/*.wasm';

for (const [place, id] of ids.entries()) {
  const title = `the first numbers of ${id} stand without its module, and those of another scenario wait for it`;
  test(title, place === 0 ? {} : EVERY, async ({ page }) => {
    await holdBack(page, MODULES);
    await page.goto(`./#/${id}`);
    await expect(lead(page)).not.toContainText('…');
    await expect(lead(page)).toContainText(/\d/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('about:blank');
    await page.goto(`./#/${id}?runs=2`);
    await expect(lead(page).getByText('…').first()).toBeVisible();
    expect(asked.filter((url) => url.includes('.opening-'))).toEqual([]);
  });
}

testEach(
  [
    '#/alf?a=4&n=100&fig=buffer',
    '#/red?ps=0.05',
    '#/dccp?place=application',
    '#/tcp?jitter=0.1&stack=bare&cc=reno',
    '#/metrics?jitter=1.2475',
  ],
  (link) =>
    `the first numbers of ${link}, a preset, stand without its module, and with another seed they wait for it`,
  async (page, link) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await holdBack(page, MODULES);
    await page.goto(`./${link}`);
    await expect(lead(page)).toContainText(/\d/);
    await expect(lead(page)).not.toContainText('…');
    const ofPreset = () => asked.filter((url) => url.includes('/preset-')).length;
    expect(ofPreset()).toBe(1);
    await page.goto('about:blank');
    await page.goto(`./${link}&seed=7`);
    await expect(lead(page).getByText('…').first()).toBeVisible();
    expect(ofPreset()).toBe(1);
  },
);

test('when the module has come, the numbers are those of a page without answers', async ({ page }) => {
  const told = async () => {
    await rest(page);
    // only numbers are compared: the words beside them may change when the list of documents is loaded
    return (await page.locator('main').innerText()).match(/[\d.,]*\d/g);
  };
  const go = await holdBack(page, MODULES);
  await page.goto('./#/dccp');
  await expect(lead(page)).not.toContainText('…');
  go();
  const withAnswers = await told();
  expect(withAnswers?.length).toBeGreaterThan(20);
  await page.route('**/*.opening-*.json', (route) => route.abort());
  await page.goto('about:blank');
  await page.goto('./#/dccp');
  expect(await told()).toEqual(withAnswers);
});

test('where no worker can be had the first numbers stand beside the words that say so', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { Worker: undefined }));
  await page.goto('./#/red');
  await expect(page.getByRole('alert')).toContainText('could not start');
  await expect(lead(page)).toContainText(
    /packets wait \d+ ms less in the queue at the same link utilization/,
  );
  await rest(page);
  await expect(page.getByText('simulation is under way')).toHaveCount(0);
});

test('answers of another module are not taken', EVERY, async ({ page }) => {
  const name = files.find((each) => each.startsWith('red.')) ?? '';
  const text = readFileSync(join(assets, name), 'utf8');
  const body = { ...(JSON.parse(text) as AnswerFile), modules: ['red_bg-older.wasm'] };
  const go = await holdBack(page, MODULES);
  await page.route('**/*.opening-*.json', (route) => route.fulfill({ json: body }));
  const taken = page.waitForEvent('requestfinished', (request) => request.url().endsWith(name));
  await page.goto('./#/red');
  await taken;
  await expect(page.locator('[data-parameter]').first()).toBeVisible();
  // with built answers the numbers would be shown by now
  await page.waitForTimeout(500);
  await expect(lead(page)).toContainText('…');
  go();
  await expect(lead(page)).not.toContainText('…');
});
