// The first page (bare address): one transfer to try, which fits on a projector, and links to everything else.

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { EVERY, testEach } from './every.ts';
import { PAGES } from './laboratories.ts';
import { measuresOf, oos } from './oos.ts';
import { expect, expectFigures, open, rest, test } from './page.ts';

const QUESTION = 'One packet is lost. Must the packets behind it wait?';
const OF_SEVERAL = 'Packets are lost. Must those behind them wait?';
const MODES = ['in_order', 'out_of_order'] as const;

function chart(page: Page): Locator {
  return page.getByRole('main').getByRole('application');
}

function result(page: Page): Locator {
  return page.locator('[data-result]');
}

function laboratoryLink(page: Page): Locator {
  return page.getByRole('link', { name: 'Open in the laboratory' });
}

/** Opens the first page at the end of its film. */
async function openStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '');
  await expect(chart(page)).toBeVisible();
}

/** The position of a packet's first transmission in the picture, just below the sender (px). */
async function placeOf(page: Page, packet: number): Promise<{ x: number; y: number }> {
  // move the pointer away: a pointed packet shows further numbers
  await page.mouse.move(0, 0);
  const box = await chart(page).boundingBox();
  const ticks = await chart(page)
    .locator('text')
    .evaluateAll((all) =>
      all
        .filter((each) => /^\d+$/.test(each.textContent ?? ''))
        .map((each) => [Number(each.textContent), Number(each.getAttribute('x'))] as const),
    );
  const rail = chart(page).locator('[data-diagram="in_order"] line').first();
  const upper = Number(await rail.getAttribute('y1'));
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!box || !first || !last) throw new Error('the ladder has no axis');
  const perTime = (last[1] - first[1]) / (last[0] - first[0]);
  // packets leave every 10 ms
  return { x: first[1] + perTime * 10 * (packet - 1) + 1, y: upper + 2 };
}

/** Checks the page's numbers against those of the command line for the scenario in its link. */
async function expectComputed(page: Page, lose: string | null): Promise<void> {
  const href = (await laboratoryLink(page).getAttribute('href')) ?? '';
  expect(new URLSearchParams(href.split('?')[1]).get('lose')).toBe(lose);
  const measures = measuresOf(oos('run', href));
  const lossless = measuresOf(oos('run', href.replace(/&?lose=[^&]*/, '')));
  const costs: string[] = [];
  for (const mode of MODES) {
    const done = measures[`total_time_${mode}`]?.mean ?? Number.NaN;
    await expect(chart(page).locator(`[data-diagram="${mode}"]`)).toHaveAttribute('data-end', `${done}`);
    costs.push(`${done - (lossless[`total_time_${mode}`]?.mean ?? Number.NaN)} ms`);
  }
  if (lose === null) await expect(result(page)).toHaveText(/^Nothing is lost: both are done after \d+ ms\.$/);
  else for (const cost of costs) await expect(result(page)).toContainText(cost);
}

const WINDOWS = [
  [1280, 720],
  [1024, 640],
  // 1280 x 720 at a zoom of 150%
  [853, 480],
] as const;

// opened once, and then the window is resized, as when a projector is plugged in
test('the bare address stands whole in the windows of laptops and projectors', async ({ page }) => {
  await page.setViewportSize({ width: WINDOWS[0][0], height: WINDOWS[0][1] });
  await openStill(page);
  await expect(page).toHaveTitle('Out of Sequence');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(QUESTION);
  expect(page.url().split('#')[1] ?? '').toBe('');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await rest(page);
    const size = () =>
      page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return { scrollHeight, scrollWidth };
      });
    await expect.poll(size).toEqual({ scrollHeight: height, scrollWidth: width });
    const ladder = await chart(page).boundingBox();
    expect(ladder?.height, `${width} px`).toBeGreaterThan(0.45 * height);
    // the axis is inside the ladder's box
    const title = await chart(page).getByText('ms', { exact: true }).boundingBox();
    expect((title?.y ?? Infinity) + (title?.height ?? 0)).toBeLessThanOrEqual(
      (ladder?.y ?? 0) + (ladder?.height ?? 0),
    );
    // the result and the links take one line each, inside the window
    const told = await result(page).boundingBox();
    expect(told?.height, `${width} px`).toBeLessThan(40);
    if (height > 560) await expect(page.locator('nav a svg').first()).toBeVisible();
  }
});

test('the bare address takes two screens of a phone, the ladder on the first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStill(page);
  const size = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { scrollHeight, scrollWidth };
  });
  expect(size.scrollHeight).toBeLessThanOrEqual(2 * 844);
  expect(size.scrollWidth).toBe(390);
  const said = await laboratoryLink(page).boundingBox();
  expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThanOrEqual(844);
  // the page that a link opens starts at its top
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('navigation', { name: 'Things to try' }).getByRole('link').nth(1).click();
  await expect(page.locator('[data-part="stage"]')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a packet is lost by a click or a key and saved by another, and the times are those of oos', async ({
  page,
}) => {
  await openStill(page);
  await expectComputed(page, '4');
  await chart(page).click({ position: await placeOf(page, 7) });
  await rest(page);
  await expect(result(page)).toContainText('These 2 losses cost');
  await expectComputed(page, '4,7');
  for (const packet of [4, 7]) {
    const { x, y } = await placeOf(page, packet);
    // a click on its number counts as one on the packet
    await chart(page).click({ position: { x, y: packet === 7 ? y - 14 : y } });
    await rest(page);
  }
  await expect(result(page)).toContainText('Nothing is lost:');
  await expectComputed(page, null);
  await page.mouse.move(0, 0);
  await chart(page).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await rest(page);
  await expect(result(page)).toContainText('This loss costs');
  await expectComputed(page, '2');
  await page.keyboard.press('Enter');
  await rest(page);
  await expectComputed(page, null);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a packet is lost by a tap', EVERY, async ({ page }) => {
    await openStill(page);
    await chart(page).tap({ position: await placeOf(page, 10) });
    await rest(page);
    await expect(result(page)).toContainText('These 2 losses cost');
    await expectComputed(page, '4,10');
  });
});

test('the film plays once by itself, pauses, and moves nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, { sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./');
  const play = page.getByRole('main').getByRole('button', { name: /^(Play|Pause)$/ });
  await expect(play).toHaveText('Pause');
  // the result is shown while the film plays, but the ends of the transfers are not shown before the film reaches them
  await expect(result(page)).toContainText('This loss costs');
  const ends = chart(page).locator('[data-unknown]');
  await expect(ends).toHaveCount(2);
  await play.click();
  await expect(play).toHaveText('Play');
  const standing = await chart(page).locator('[data-unknown]').allTextContents();
  await rest(page);
  expect(await ends.allTextContents()).toEqual(standing);
  await play.click();
  await expect(ends).toHaveCount(0);
  await expect(play).toHaveText('Play');
  const shift = await page.evaluate(() => (window as unknown as { sum: { shift: number } }).sum.shift);
  expect(shift).toBeLessThanOrEqual(0.02);
});

test('who wants no motion sees the end at once, and plays step by step', async ({ page }) => {
  await openStill(page);
  const play = page.getByRole('main').getByRole('button', { name: /^(Play|Pause)$/ });
  await expect(play).toHaveText('Play');
  await expect(result(page)).toContainText('This loss costs');
  await play.click();
  await expect(chart(page).locator('[data-unknown]')).toHaveCount(2);
});

test('it needs no laboratory', async ({ page }) => {
  // the files of the laboratory never arrive
  await page.route(/AlfPage|MetricsPage|metrics_bg|captures_bg/, () => undefined);
  await openStill(page);
  await chart(page).click({ position: await placeOf(page, 1) });
  await rest(page);
  await expect(result(page)).toContainText('These 2 losses cost');
  await expect(page.getByRole('navigation', { name: 'Things to try' }).getByRole('link')).toHaveCount(
    PAGES.length + 2,
  );
});

test('the doors lead where they say, and the name in the bar leads back to what was left', async ({
  page,
}) => {
  await openStill(page);
  await chart(page).click({ position: await placeOf(page, 7) });
  await rest(page);
  const doors = page.getByRole('navigation', { name: 'Things to try' }).getByRole('link');
  const links = await doors.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(links).toHaveLength(PAGES.length + 2);
  expect(new Set(links)).toEqual(new Set([...PAGES, '#/learn', '#/metrics?bench=trace']));
  await page.getByRole('link', { name: /Open a capture/ }).click();
  await rest(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'ping.txt' })).toBeVisible();
  const name = page.getByRole('banner').getByRole('link', { name: 'Out of Sequence' });
  await name.click();
  await rest(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OF_SEVERAL);
  await expect(page).toHaveTitle('Out of Sequence');
  expect(page.url()).not.toContain('#/');
  await expectComputed(page, '4,7');
  await laboratoryLink(page).click();
  await rest(page);
  await expect(page.getByRole('figure', { name: /Packet ladder/ }).getByRole('application')).toBeVisible();
  await page.goBack();
  await rest(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OF_SEVERAL);
  // with the losses that the reader had made
  await expectComputed(page, '4,7');
  await page
    .getByRole('navigation', { name: 'Things to try' })
    .getByRole('link', { name: /^How do you measure reordering/ })
    .click();
  await rest(page);
  await expectFigures(page);
});

testEach(
  ['light', 'dark'] as const,
  (colorScheme) => `axe, ${colorScheme}`,
  async (page, colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await openStill(page);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(chart(page)).toBeFocused();
    await expectAccessible(page);
  },
);
