// Touch on a phone: sliders, the strip of figures, and charts.

import type { Page } from '@playwright/test';
import { EVERY, testEach } from './every.ts';
import { ARRIVAL_ORDER, SMALL_PAGES } from './laboratories.ts';
import { expect, open, rest, test } from './page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const LINK = '#/alf?n=100&fig=curve';

interface Rail {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

async function rail(page: Page, id: string): Promise<Rail> {
  const slider = page.locator(`[data-parameter="${id}"] input[type="range"]`);
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box === null) throw new Error(`${id} has no slider`);
  return { x: box.x, y: box.y + box.height / 2, width: box.width };
}

/** Touches, moves along a line, and releases. */
async function slide(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + share * by.x, y: from.y + share * by.y }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await send('touchMove', step / 10);
  await send('touchEnd', 1);
}

function value(page: Page, id: string): string | null {
  return new URLSearchParams(new URL(page.url()).hash.split('?')[1] ?? '').get(id);
}

testEach(
  ['#/alf?n=100&fig=ladder', ...SMALL_PAGES],
  (link) => `nothing sticks out of ${link} at 320 and 390 px, nor with letters of twice the size`,
  async (page, link) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const wide of [320, 390]) {
      await page.setViewportSize({ width: wide, height: 844 });
      await open(page, link);
      expect(await width()).toBe(wide);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(width).toBe(390);
  },
);

test.describe('on the stage of a phone', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, LINK);
    await page.locator('[data-parameter="w"]').scrollIntoViewIfNeeded();
  });

  test('the thumb follows a finger sideways and a tap on its rail; a swipe up scrolls the page and changes nothing', async ({
    page,
  }) => {
    // scrolls up from the end of the page, so that it can scroll both ways
    await page.evaluate(() => window.scrollBy(0, -60));
    const before = await page.evaluate(() => window.scrollY);
    const r = await rail(page, 'r');
    await slide(page, { x: r.x + 0.7 * r.width, y: r.y }, { x: 0, y: -110 });
    await rest(page);
    expect(value(page, 'r')).toBeNull();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    const { x, y, width } = await rail(page, 'ta');
    // starts at 10 ms on a track of 60 ms
    await slide(page, { x: x + width / 6, y }, { x: width / 3, y: 0 });
    await rest(page);
    expect(Number(value(page, 'ta'))).toBeGreaterThan(20);
    // nothing jumps away from under a finger that taps twice
    await page.touchscreen.tap(x + 0.3 * width, y);
    await rest(page);
    const first = Number(value(page, 'ta'));
    expect(first).toBeGreaterThan(14);
    expect(first).toBeLessThan(22);
    await page.touchscreen.tap(x + 0.6 * width, y);
    await rest(page);
    expect(Number(value(page, 'ta'))).toBeGreaterThan(30);
  });

  test('a finger moves a packet of an arrival order to another place', EVERY, async ({ page }) => {
    await open(page, `${ARRIVAL_ORDER}1+2+4+5+3+6`);
    const middle = async (token: number) => {
      const box = await page.locator(`[data-figure] [data-token="${token}"]`).boundingBox();
      if (box === null) throw new Error(`packet ${token} has no token`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [late, third] = [await middle(3), await middle(4)];
    await slide(page, late, { x: third.x - late.x, y: 0 });
    await rest(page);
    expect(value(page, 'seq')).toBe('1 2 3 4 5 6');
  });
});

test('a swipe on the strip or on the sentence brings the next figure, one on a figure does not', async ({
  page,
}) => {
  await open(page, '#/alf?n=30&runs=2');
  const staged = () => page.locator('[data-figure]').getAttribute('data-figure');
  const swipe = async (selector: string, dx: number) => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not on the page`);
    await slide(page, { x: 195 - dx / 2, y: box.y + box.height - 12 }, { x: dx, y: 4 });
    await rest(page);
  };
  await swipe('nav[aria-label="Figures"]', -150);
  expect(await staged()).toBe('surface');
  await swipe('nav[aria-label="Figures"]', 150);
  expect(await staged()).toBe('curve');
  await swipe('section[aria-label="Leading result"]', -150);
  await swipe('section[aria-label="Leading result"]', -150);
  expect(await staged()).toBe('buffer');
  await swipe('[data-figure] svg[role="application"]', -150);
  expect(await staged()).toBe('buffer');
});

test(
  'a small picture that is out of sight in the strip is computed when it comes into sight',
  EVERY,
  async ({ page }) => {
    await open(page, '#/tcp?transfer=1&runs=2');
    const strip = page.getByRole('navigation', { name: 'Figures' });
    const [first, last] = [
      strip.locator('[data-strip] svg').first(),
      strip.locator('[data-strip="path"] svg'),
    ];
    await expect(first).toBeVisible();
    await expect(last).toHaveCount(0);
    await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(last.first()).toBeVisible();
    await expect(last.locator('[data-group] rect').first()).toBeAttached();
  },
);
