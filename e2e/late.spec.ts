// Parts of the page that fail to load: they say so, the page around them works, and they can be loaded again.

import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import { EVERY, testEach } from './every.ts';
import { PAGES } from './laboratories.ts';
import { expect, expectFigures, open, rest, test } from './page.ts';

const LOST = /could not be loaded/;

type Box = { readonly y: number; readonly height: number } | null | undefined;
const middleOf = (box: Box) => (box ? box.y + box.height / 2 : Number.NaN);

test('a table that cannot be loaded is asked for again', EVERY, async ({ page, troubles }) => {
  await open(page, '#/alf?n=100&fig=curve');
  await page.route('**/FigureTable*.js', (route) => route.abort());
  await page.getByRole('button', { name: /^Data/ }).click();
  await expect(page.getByRole('alert')).toHaveText(LOST);
  // the figure still follows the slider
  await page.locator('[data-parameter="ta"] input[type="range"]').first().focus();
  await page.keyboard.press('PageUp');
  await rest(page);
  await expect(page.locator('[data-figure="curve"]').getByRole('application')).toBeVisible();
  await page.unroute('**/FigureTable*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  expect(troubles.splice(0).join()).toContain('ERR_FAILED');
});

test('a laboratory that cannot be loaded leaves the navigation', async ({ page, troubles }) => {
  const [there, lost] = PAGES;
  const lead = (link?: string) => page.getByRole('navigation').locator(`a[href="${link}"]`).click();
  await open(page, there);
  await page.route('**/*Page-*.js', (route) => route.abort());
  await lead(lost);
  await expect(page.getByRole('alert')).toHaveText(LOST);
  await lead(there);
  await expectFigures(page);
  expect(troubles.splice(0).join()).toContain('ERR_FAILED');
});

test('a ladder that cannot be loaded leaves the other figures', EVERY, async ({ page, troubles }) => {
  await page.route('**/Ladder-*.js', (route) => route.abort());
  await open(page, '#/alf?n=100&fig=all');
  await expect(page.getByRole('alert')).toHaveText(LOST);
  await expect(page.locator('[data-figure="curve"]').getByRole('application')).toBeVisible();
  await page.unroute('**/Ladder-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-figure="ladder"]').getByRole('application')).toBeVisible();
  expect(troubles.splice(0).join()).toContain('ERR_FAILED');
});

// Firefox and WebKit remember a failed import: only a reload gets the part
test(
  'a part that cannot be had a second time, from a host that answers, is had with a new page',
  EVERY,
  async ({ page, troubles }) => {
    await open(page, '#/alf?n=100&fig=buffer');
    await page.route('**/FigureTable*.js', (route) => route.abort());
    await page.getByRole('button', { name: /^Data/ }).click();
    await expect(page.getByRole('alert')).toHaveText(LOST);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try again' }).click();
    await loaded;
    await rest(page);
    expect(new URL(page.url()).hash).toBe('#/alf?n=100&fig=buffer');
    expect(troubles.splice(0).join()).toContain('ERR_FAILED');
  },
);

// the sheet of all figures is the same in every laboratory
const SHEET = '#/red?duration=10&warmup=2&runs=2&fig=all';
// not an arrival order, which has no sentence and figure before it is measured; and not a bare address or a preset, whose first
// answers are built in
const LEADING = [
  ...PAGES.map((link) => `${link}?${link === '#/metrics' ? 'bench=jitter&jitter=1.3' : 'runs=3'}`),
  ...['#/alf?fig=ladder', '#/red?fig=queue', '#/dccp?fig=size'],
];
const [FIRST = '', ...OTHERS] = LEADING;

testEach(
  [['', FIRST, SHEET], OTHERS],
  (links) =>
    `where no worker can be had, ${links.length} pages say that once, and nothing is said to be under way`,
  async (page, links) => {
    await page.addInitScript(() => {
      const Real = Worker;
      Object.assign(window, { refuses: true });
      window.Worker = new Proxy(Real, {
        construct(of, given: ConstructorParameters<typeof Worker>) {
          if (Reflect.get(window, 'refuses')) throw new Error('no workers here');
          return new of(...given);
        },
      });
    });
    for (const link of links) {
      await page.goto('about:blank');
      await page.goto(`./${link}`);
      const alert = page.getByRole('alert');
      await expect(alert, link).toContainText('could not start (no workers here)');
      // the page loads to its end, and comes to rest
      await page.evaluate(() => scrollTo(0, 1e5));
      await rest(page);
      await expect(alert, link).toHaveCount(1);
      const [words, button] = await Promise.all(
        [alert.getByText('could not start'), alert.getByRole('button')].map((each) => each.boundingBox()),
      );
      expect(middleOf(words), link).toBeCloseTo(middleOf(button), 0);
      await expect(page.getByText('simulation is under way'), link).toHaveCount(0);
      await expect(page.getByText('…'), link).toHaveCount(0);
      if (LEADING.includes(link)) {
        await expect(page.locator('[data-part="lead"]'), link).toContainText('(nothing has been computed)');
      }
    }
    await page.evaluate(() => Object.assign(window, { refuses: false }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await rest(page);
    await expectFigures(page);
  },
);

// a module that compiles but cannot be instantiated, as without memory: here the host serves the wrong file
const WRONG = { path: join(root, 'sim-wasm/pkg/red_bg.wasm'), contentType: 'application/wasm' };

const REFUSALS = [
  ['cannot be loaded', '#/alf?n=100', (route: Route) => route.abort(), 'ERR_FAILED'],
  // what the pool does is tested without a browser (web/sim/poolTrouble.test.ts)
  ['no worker can take in', '#/alf?n=100&runs=2&fig=all', (route: Route) => route.fulfill(WRONG), ''],
] as const;

for (const [place, [how, link, answer, trouble]] of REFUSALS.entries()) {
  const title = `a module of the simulation that ${how} is said once, and asked for again`;
  test(title, place === 0 ? {} : EVERY, async ({ page, troubles }) => {
    await page.route('**/alf_bg*.wasm', answer);
    // small pictures load later, and each requests the module again
    const later = page.waitForRequest(/\/DensityFigure-.*js$/);
    await page.goto(`./${link}`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The simulation could not start');
    await later;
    await page.waitForLoadState('networkidle');
    await rest(page);
    await expect(alert).toHaveCount(1);
    const again = alert.getByRole('button', { name: 'Try again' });
    const asked = page.waitForRequest('**/alf_bg*.wasm');
    await again.click();
    await asked;
    await expect(again).toBeEnabled();
    await page.unroute('**/alf_bg*.wasm');
    // pressed at once: a picture that requests the module would remove the button
    await page.evaluate(() => document.querySelector<HTMLElement>('[role="alert"] button')?.click());
    await rest(page);
    await expectFigures(page);
    const seen = troubles.splice(0).join();
    if (trouble === '') expect(seen).toBe('');
    else expect(seen).toContain(trouble);
  });
}
