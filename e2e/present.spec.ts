// Present mode: the leading sentence and one figure fill the window.

import type { Page } from '@playwright/test';
import { EVERY, testFigures } from './every.ts';
import { expect, open, rest, test } from './page.ts';

const LINK = '?present#/alf?n=60&runs=2';
const shown = (page: Page) => page.locator('[data-part="stage"]').getAttribute('data-figure');
const isPresenting = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.present !== undefined);

/** The font sizes (px on the screen) of all visible texts, smallest first; without sub- and superscripts. */
async function sizes(page: Page): Promise<{ size: number; text: string }[]> {
  return page.evaluate(() => {
    const root = document.querySelector('[data-part="page"]');
    if (!(root instanceof HTMLElement)) throw new Error('no stage is on the page');
    const enlarged = root.getBoundingClientRect().width / root.offsetWidth;
    const found: { size: number; text: string }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (element === null || node.textContent?.trim() === '' || element.closest('sub, tspan, select'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isClipped = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).clipPath.startsWith('inset') || isClipped(one.parentElement));
      if (range.getBoundingClientRect().width < 2 || isClipped(element)) continue;
      found.push({
        size: Number.parseFloat(getComputedStyle(element).fontSize) * enlarged,
        text: node.textContent ?? '',
      });
    }
    return found.sort((a, b) => a.size - b.size);
  });
}

testFigures(
  'has letters of at least a thirtieth of the height, and everything in the window',
  async (page, links) => {
    await open(page, `?present${links[0]}`);
    for (const link of links) {
      await page.setViewportSize({ width: 1280, height: 720 });
      // only the hash changes: the page keeps presenting
      await page.evaluate((hash) => {
        location.hash = hash;
      }, link);
      await rest(page);
      const [, figure = ''] = /&fig=([\w-]+)/.exec(link) ?? [];
      expect(await shown(page), link).toBe(figure);
      for (const { width, height, least } of [
        { width: 1280, height: 720, least: 24 },
        { width: 1920, height: 1080, least: 36 },
      ]) {
        await page.setViewportSize({ width, height });
        await rest(page);
        const where = `${link} at ${width} x ${height}`;
        expect(await isPresenting(page), where).toBe(true);
        const [smallest] = await sizes(page);
        expect(smallest?.size, `${where}: ${smallest?.text}`).toBeGreaterThanOrEqual(least - 0.01);
        await expect(page.getByRole('region', { name: 'Parameters' })).toBeHidden();
        await expect(page.getByRole('navigation', { name: 'Laboratories' })).toBeHidden();
        const chart = await page.locator('[data-part="stage"] svg[role="application"]').first().boundingBox();
        const lead = await page.locator('[data-part="lead"] p').first().boundingBox();
        if (!chart || !lead) throw new Error(`${where} shows no sentence or no chart`);
        expect(lead.y + lead.height, where).toBeLessThan(chart.y + 1);
        expect(chart.x + chart.width, where).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
        // the longest legend: a second line would take height from the plot
        const entries = page.locator('[data-figure="stacks"] li:visible');
        const tops = await entries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        expect(new Set(tops).size, where).toBeLessThanOrEqual(1);
      }
    }
  },
);

test('a key and a button begin, arrow and page keys change the figure, Escape ends', async ({ page }) => {
  await open(page, '#/alf?n=60&runs=2');
  await page.keyboard.press('p');
  await expect.poll(() => isPresenting(page)).toBe(true);
  await rest(page);
  expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
  for (const [key, figure] of [
    ['ArrowRight', 'surface'],
    ['PageDown', 'buffer'],
    ['ArrowLeft', 'surface'],
    ['PageUp', 'curve'],
    // there is no figure before the first
    ['PageUp', 'curve'],
  ] as const) {
    await page.keyboard.press(key);
    await rest(page);
    expect(await shown(page), key).toBe(figure);
  }
  // after a click on a chart, the keys still change figures
  const chart = page.locator('[data-part="stage"] svg[role="application"]').first();
  await chart.click({ position: { x: 200, y: 200 } });
  await page.keyboard.press('ArrowRight');
  await rest(page);
  expect(await shown(page)).toBe('surface');
  await page.keyboard.press('Escape');
  await expect.poll(() => isPresenting(page)).toBe(false);
  // the browser leaves full screen with a delay
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await page.getByRole('button', { name: 'Present' }).click();
  await expect.poll(() => isPresenting(page)).toBe(true);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => isPresenting(page)).toBe(false);
  // a letter typed into a field is no shortcut
  await page.getByRole('textbox').first().press('p');
  expect(await isPresenting(page)).toBe(false);
});

test(
  'arrows go from the open scenario to the kept ones and back, and who leaves is where the presentation began',
  EVERY,
  async ({ page }) => {
    const live = '#/alf?n=60&runs=2&keep=w:8,n:60,runs:2';
    await open(page, `${live}&list=alf,w:8,n:60,runs:2/Small`);
    const scenario = () => page.evaluate(() => location.hash.replace(/&list=.*/, ''));
    await page.keyboard.press('p');
    await expect.poll(() => isPresenting(page)).toBe(true);
    await expect(page.locator('.kept-dot')).toHaveCount(2);
    for (const [key, text] of [
      ['ArrowRight', '#/alf?w=8&n=60&runs=2'],
      ['ArrowLeft', live],
      ['PageDown', '#/alf?w=8&n=60&runs=2'],
      ['Escape', live],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(scenario, key).toBe(text);
    }
    await expect.poll(() => isPresenting(page)).toBe(false);
  },
);

test('space plays the film, and the pointer reads what is under it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${LINK}&fig=ladder`);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeAttached();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play' })).toBeAttached();
  await page.goto('about:blank');
  await open(page, `${LINK}&fig=curve`);
  const chart = page.locator('[data-part="stage"] svg[role="application"]').first();
  const read = page.locator('[data-part="stage"] [data-readout]');
  // the circle is at 10 of 60 ms
  const circle = await chart.getByRole('slider').locator('circle').last().boundingBox();
  if (!circle) throw new Error('the curve has no circle');
  await page.mouse.move(circle.x + circle.width / 2, circle.y + 120);
  await expect(read).toHaveText(/^Processing time Ta 10 ms/);
  const cursor = await chart.evaluate((element) => getComputedStyle(element).cursor);
  expect(cursor).toMatch(/pointer.*\.svg/);
});

test('no link presents unless that is asked for, and such a link opens so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await open(page, LINK);
  expect(await isPresenting(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isPresenting(page)).toBe(false);
  // the address loses `present` once the page presents: a copied link does not ask for it
  expect(page.url()).not.toContain('present');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(copied).toMatch(/\/where\/#\/alf\?n=60&runs=2&model=\d+$/);
  await page.getByLabel('opens in present mode').check();
  await expect.poll(copied).toMatch(/\/where\/\?present#\/alf\?n=60&runs=2&model=\d+$/);
  const link = await copied();
  await page.goto('about:blank');
  await page.goto(link);
  await rest(page);
  expect(await isPresenting(page)).toBe(true);
});
