// The stage: however a figure is opened, it fits into the window without scrolling.

import type { Page } from '@playwright/test';
import { LABS, type LabId } from '../sim-wasm/pkg/params.ts';
import { EVERY, testFigures } from './every.ts';
import { choose, expect, open, rest, test } from './page.ts';

/** Window sizes (px): a projector, the same at a zoom of 150%, and a phone. */
const SIZES = [
  [1280, 720],
  [853, 480],
  [390, 844],
] as const;
/** Further sizes, for one figure of each laboratory: the layout around figures is the same. */
const MORE_SIZES = [
  [1440, 900],
  [1024, 640],
  [2560, 1440],
  [320, 640],
] as const;
const EVERY_SIZE = [...SIZES, ...MORE_SIZES];

const ALF = '#/alf?n=60&runs=2';
const STREAMS = '#/alf?ladder=streams&n=24&l=0&lose=5&delay=constant&d=50&w=24&runs=1';
/** Further scenarios, in which a figure looks different. */
const BESIDES: Readonly<Partial<Record<LabId, readonly string[]>>> = {
  alf: [`${STREAMS}&fig=ladder`],
  // more packets than there is room for their numbers
  metrics: ['#/metrics?seq=1-90+130-91+131-250&fig=crossings'],
  red: ['frontier', 'queue', 'equilibrium'].map(
    (fig) => `#/red?duration=20&runs=3&family=queues&queue=droptail&fig=${fig}`,
  ),
  dccp: ['#/dccp?duration=10&warmup=2&runs=2&share=0&buffer=8&queue=1000&from=0&span=5&fig=ladder'],
};

const TRACE = '#/metrics?bench=trace';

/** The parts of the open figure outside the window, and texts with too small letters. */
async function faults(page: Page) {
  return page.locator('[data-figure]').evaluate((figure) => {
    const found: string[] = [];
    const inside = (box: DOMRect) =>
      box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const chart = figure.querySelector('svg[role="application"]');
    if (chart === null) return ['no chart'];
    if (!inside(chart.getBoundingClientRect())) {
      const { left, top, right, bottom } = chart.getBoundingClientRect();
      found.push(`the chart stands at ${[left, top, right, bottom].map(Math.round)}`);
    }
    if (chart.getBoundingClientRect().height < 80) found.push('the chart is flat');
    for (const text of chart.querySelectorAll('text')) {
      const box = text.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(text).visibility === 'hidden') continue;
      if (!inside(box)) found.push(`"${text.textContent}" is cut`);
      const size = Number.parseFloat(getComputedStyle(text).fontSize);
      if (size < 13) found.push(`"${text.textContent}" has ${size} px`);
    }
    return found;
  });
}

/** A leading sentence in the smallest letters, which drop its conditions (bench/lead/fit.ts): on a projector this would mislead. */
const WITHOUT_CONDITIONS = '[data-part="lead"] :is([data-long="3"], [data-long="4"])';

/** Each figure is opened once, and then the window is resized, as when a projector is plugged in. */
testFigures(
  'stands whole in the window, at every size, below a sentence with its conditions',
  async (page, links) => {
    for (const [index, link] of links.entries()) {
      const [, figure = ''] = /&fig=([\w-]+)/.exec(link) ?? [];
      for (const [place, [width, height]] of (index === 0 ? EVERY_SIZE : SIZES).entries()) {
        await page.setViewportSize({ width, height });
        await (place === 0 ? open(page, link) : rest(page));
        await expect(page.locator('[data-figure]'), link).toHaveAttribute('data-figure', figure);
        await expect.poll(() => faults(page), `${link} at ${width} x ${height}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        if (width >= 1280) await expect(page.locator(WITHOUT_CONDITIONS), link).toHaveCount(0);
      }
    }
  },
  BESIDES,
);

test('every figure of a file stands whole in the window, at every size', EVERY, async ({ page }) => {
  // the file stays open while its figures are chosen one after another
  await open(page, TRACE);
  await page.getByRole('button', { name: 'ping.txt' }).click();
  for (const figure of ['time', 'late', 'density', 'rbd']) {
    await open(page, `${TRACE}&fig=${figure}`);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await rest(page);
      await expect(page.locator(`[data-figure="${figure}"] svg[role="application"]`)).toBeVisible();
      await expect.poll(() => faults(page), `${figure} at ${width} x ${height}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('every laboratory is whole in the bar or its menu, and words of the panel cover none', async ({
  page,
}) => {
  await open(page, ALF);
  for (const [width, height] of EVERY_SIZE) {
    await page.setViewportSize({ width, height });
    await rest(page);
    // in a narrow window the laboratories are in a menu
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    const bar = page.locator('#root .bar-laboratories');
    for (const { name } of LABS) await expect(bar.getByRole('link', { name, exact: true })).toHaveCount(1);
    const [needed, given] = await bar.evaluate((nav) => [nav.scrollWidth, nav.clientWidth]);
    expect(needed, `${width} x ${height}`).toBeLessThanOrEqual(given ?? 0);
    await page.keyboard.press('Escape');
    const boxes = await page
      .locator('[data-part="rail"] :is(summary, button):visible')
      .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().toJSON() as DOMRect));
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(isApart, `${width} x ${height}: ${JSON.stringify([one, other])}`).toBe(true);
      }
  }
});

test('the strip puts figures on the stage, by click and by key, and follows the sliders', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, ALF);
  const strip = page.getByRole('navigation', { name: 'Figures' });
  await expect(page.locator('[data-figure="curve"]')).toBeVisible();
  await strip.getByRole('button', { name: 'Buffer traces' }).click();
  await rest(page);
  await expect(page.locator('[data-figure="buffer"]')).toBeVisible();
  expect(page.url()).toContain('fig=buffer');
  await strip.getByRole('button', { name: 'Reorder density' }).focus();
  await page.keyboard.press('Enter');
  await rest(page);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await rest(page);
  await expect(page.locator('[data-figure="ladder"]')).toBeVisible();
  await expect(strip.getByRole('button', { name: 'Packet ladder' })).toBeFocused();
  const small = strip.locator('[data-strip="curve"] svg').first();
  await expect(small).toBeVisible();
  const before = await small.innerHTML();
  await page
    .getByRole('slider', { name: /Loss rate/ })
    .first()
    .focus();
  await page.keyboard.press('PageUp');
  await rest(page);
  expect(await small.innerHTML()).not.toBe(before);
});

test('a title chooses its axis, a number in the sentence is a slider, and all figures are a click away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, ALF);
  await choose(page.getByRole('button', { name: /^Curve against/ }), 'l');
  await rest(page);
  expect(page.url()).toContain('x=l');
  const number = page.getByRole('region', { name: 'Leading result' }).getByRole('slider').first();
  await number.focus();
  await page.keyboard.press('ArrowRight');
  await rest(page);
  expect(page.url()).toContain('ta=11');
  await page.getByRole('button', { name: 'All figures' }).click();
  await rest(page);
  await expect(page.locator('[data-figure]')).toHaveCount(6);
  await page.getByRole('button', { name: 'Buffer traces', exact: true }).click();
  await rest(page);
  await expect(page.locator('[data-figure]')).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
});

test('each packet that a sentence names is dragged there: late ones, how many they are, and lost ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const lead = page.getByRole('region', { name: 'Leading result' });
  await open(page, '#/metrics?seq=1+2+5+4+3+6+7');
  const second = lead.getByRole('slider', { name: 'Reordered packet, 2 of 2' });
  await expect(second).toHaveText('4');
  const box = await second.boundingBox();
  if (box === null) throw new Error('the number is not in the sentence');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 13, at.y, { steps: 4 });
  await expect(second).toHaveText('6');
  await page.mouse.up();
  await rest(page);
  await expect(lead).toContainText('Packets 3 and 6 arrive after packets sent later');
  await expect(page).toHaveURL(/seq=1\+2\+4\+5\+3\+7\+6$/);
  await open(page, '#/metrics?seq=6+5+4+3+2+1');
  await lead.getByRole('slider', { name: 'Reordered packets' }).focus();
  await page.keyboard.press('ArrowLeft');
  await rest(page);
  await expect(lead).toContainText('Four of six packets arrive after packets sent later');
  await open(page, '#/alf?n=60&runs=2&lose=4,9');
  await lead.getByRole('slider', { name: 'Packet lost, 1 of 2' }).focus();
  await page.keyboard.press('ArrowRight');
  await rest(page);
  await expect(lead).toContainText('Losing packets 5 and 9');
  expect(decodeURIComponent(page.url())).toContain('lose=5,9');
});

test('values end, and units begin, in one column of the panel', EVERY, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, ALF);
  const ends = await page
    .locator('[data-parameter] input[inputmode="decimal"]:visible')
    .evaluateAll((fields) =>
      fields.map((field) => field.getBoundingClientRect().right).filter((right) => right > 0),
    );
  expect(ends.length).toBeGreaterThan(4);
  for (const end of ends) expect(Math.abs(end - (ends[0] ?? 0))).toBeLessThan(1);
});

test(
  'a share over several runs is read with its interval, and a single run of them says which it is',
  EVERY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const [link, words] of [
      ['#/metrics?n=500&runs=3&fig=rd', /uniform [\d.]+% ± [\d.]+ points/],
      ['#/metrics?n=500&runs=3&fig=rbd', /% ± [\d.]+ points/],
      ['#/alf?n=60&runs=2&fig=density', /in order [\d.]+% ± [\d.]+ points/],
      ['#/alf?n=60&runs=2&fig=blocking', /in order [\d.]+% ± [\d.]+ points/],
      ['#/alf?n=60&runs=2&fig=buffer', /first of 2 runs/],
    ] as const) {
      await open(page, link);
      const figure = page.locator('[data-figure]');
      await figure.getByRole('application').focus();
      await page.keyboard.press('ArrowRight');
      await expect(figure.locator('[data-readout]'), link).toHaveText(words);
    }
  },
);

test('sliders carry the shape of the gain along their own range', EVERY, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, ALF);
  for (const id of ['ta', 'r', 'd', 'w', 'l']) {
    await expect(page.locator(`[data-parameter="${id}"] [data-track-curve] path`)).toHaveCount(2);
    await expect(page.locator(`[data-parameter="${id}"] [data-track-here]`)).toHaveCount(1);
  }
});

test('a legend hides and shows series; one series, and lines that all have their names beside them, have none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, ALF);
  const figure = page.locator('[data-figure]');
  await expect(figure.locator('[aria-pressed]')).toHaveCount(0);
  await open(page, `${ALF}&family=w`);
  const lines = figure.locator('svg[role="application"] path[stroke]:not([stroke="none"])');
  const entries = figure.locator('li [aria-pressed]');
  await expect(entries).toHaveCount(4);
  const before = await lines.count();
  await entries.first().click();
  await expect(entries.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(lines).toHaveCount(before - 1);
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(before);
  await open(page, '#/alf?n=60&runs=2&fig=density');
  await expect(figure.locator('li')).toHaveCount(0);
  await expect(figure.locator('svg text').getByText('as they arrive')).toBeVisible();
});
