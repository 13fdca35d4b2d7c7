// What all charts share: shortcuts of the browser keep working, a click is a press and a release at one place, and a finger
// that reads values changes nothing.

import type { CDPSession, Locator, Page } from '@playwright/test';
import { EVERY } from './every.ts';
import { expect, open, rest, test } from './page.ts';

function chartOf(page: Page, figure: string): Locator {
  return page.locator(`[data-figure="${figure}"]`).getByRole('application');
}

function query(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.split('?')[1] ?? '');
}

/** The position on the page of a point in a chart, given as shares of its box. */
async function placeIn(chart: Locator, across: number, down: number) {
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.boundingBox();
  if (!box) throw new Error('the chart is not on the page');
  return { x: Math.round(box.x + across * box.width), y: Math.round(box.y + down * box.height) };
}

const WITH_KEYS = [
  { name: 'gain curve', link: '#/alf?n=30&runs=2&fig=curve', target: (page: Page) => chartOf(page, 'curve') },
  {
    name: 'point of the curve',
    link: '#/alf?n=30&runs=2&fig=curve',
    target: (page: Page) => chartOf(page, 'curve').getByRole('slider'),
  },
  {
    name: 'heat map',
    link: '#/alf?n=30&runs=2&fig=surface',
    target: (page: Page) => chartOf(page, 'surface'),
  },
  {
    name: 'buffer trace',
    link: '#/alf?n=30&runs=2&fig=buffer',
    target: (page: Page) => chartOf(page, 'buffer'),
  },
  {
    name: 'packet ladder',
    link: '#/alf?n=30&runs=2&fig=ladder&at=100',
    target: (page: Page) => chartOf(page, 'ladder'),
  },
];

test("Alt, Ctrl and Cmd with a key are the browser's", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const taken: string[] = [];
    Object.assign(window, { taken });
    window.addEventListener('keydown', (event) => {
      if (event.defaultPrevented) taken.push(event.key);
      event.preventDefault();
    });
  });
  for (const { name, link, target } of WITH_KEYS) {
    await page.goto(`./${link}`);
    const element = target(page);
    await expect(element, name).toBeVisible();
    await element.focus();
    await rest(page);
    const before = page.url();
    for (const key of [
      'Alt+ArrowLeft',
      'Alt+ArrowRight',
      'Control+-',
      'Control+=',
      'Control+0',
      'Meta+ArrowLeft',
    ])
      await page.keyboard.press(key);
    await rest(page);
    expect(await page.evaluate(() => Reflect.get(window, 'taken')), name).toEqual([]);
    expect(page.url()).toBe(before);
  }
});

test(
  'a drag over the heat map, another button and a press from outside go nowhere; a click goes there',
  EVERY,
  async ({ page }) => {
    await open(page, '#/alf?n=30&runs=2&fig=surface');
    const before = page.url();
    const map = chartOf(page, 'surface');
    const from = await placeIn(map, 0.4, 0.4);
    const to = await placeIn(map, 0.6, 0.6);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    // a press that moves away and comes back is no click either
    await page.mouse.down();
    await page.mouse.move(from.x, from.y, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await page.mouse.click(to.x, to.y, { button: 'middle' });
    await page.mouse.move(2, to.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await rest(page);
    expect(page.url()).toBe(before);
    await page.mouse.click(to.x, to.y);
    await rest(page);
    expect(page.url()).not.toBe(before);
  },
);

test('a drag over the curve goes nowhere; a click, or Enter, brings the point to what is read', async ({
  page,
}) => {
  await open(page, '#/alf?n=30&runs=2&fig=curve');
  const curve = chartOf(page, 'curve');
  const from = await placeIn(curve, 0.5, 0.5);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 150, from.y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.click(from.x, from.y, { button: 'middle' });
  await rest(page);
  expect(query(page).has('ta')).toBe(false);
  await page.mouse.click(from.x, from.y);
  await rest(page);
  expect(Number(query(page).get('ta'))).toBeGreaterThan(10);
  await curve.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await rest(page);
  expect(query(page).get('ta')).toBe('60');
  // a delay of at most 500 ms is read; then the axis changes under the resting pointer
  const reading = page.locator('[data-part="stage"] [data-transient]');
  await page.goto('#/alf?n=30&runs=2&fig=curve&x=d');
  await rest(page);
  const far = await placeIn(chartOf(page, 'curve'), 0.9, 0.5);
  await page.mouse.move(far.x, far.y);
  await expect(reading.filter({ hasText: ' ms' })).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/alf?n=30&runs=2&fig=curve&x=a';
  });
  await rest(page);
  await expect(reading.filter({ hasText: ' ms' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  // with a larger font size of the reader the chart's letters grow, and the value read is still that under the pointer
  const tick = chartOf(page, 'curve').locator('text').filter({ hasText: /^\d+$/ }).last();
  const small = (await tick.boundingBox())?.height ?? Number.NaN;
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  await rest(page);
  await expect.poll(async () => ((await tick.boundingBox())?.height ?? 0) / small).toBeGreaterThan(1.4);
  const there = await placeIn(chartOf(page, 'curve'), 0.8, 0.5);
  await page.mouse.move(there.x, there.y);
  const line = await chartOf(page, 'curve').locator('[data-transient] > line').boundingBox();
  expect(Math.abs((line?.x ?? 0) - there.x)).toBeLessThan(40);
});

type Place = { x: number; y: number };
const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', places: Place[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: places });

/** Slides a finger over the page, and calls `look` while it is still down. */
async function slide(page: Page, from: Place, to: Place, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await touch(session, 'touchStart', [from]);
  for (let step = 1; step <= 8; step += 1) {
    const share = step / 8;
    const place = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    await touch(session, 'touchMove', [place]);
  }
  await look();
  await touch(session, 'touchEnd', []);
  await rest(page);
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  for (const figure of ['surface', 'curve']) {
    test(
      `a finger that slides or taps reads the ${figure}, and a button goes there`,
      figure === 'curve' ? {} : EVERY,
      async ({ page }) => {
        await open(page, `#/alf?n=30&runs=2&fig=${figure}`);
        const before = page.url();
        const chart = chartOf(page, figure);
        const from = await placeIn(chart, 0.45, 0.5);
        const to = await placeIn(chart, 0.75, 0.5);
        const readout = page.locator(`[data-figure="${figure}"] [data-readout]`);
        await slide(page, from, to, () => expect(readout).toHaveText(/Ta .*: /));
        // the readout stays after the finger is lifted
        await expect(readout).toHaveText(/Ta .*: /);
        const slid = await readout.textContent();
        await page.touchscreen.tap(from.x, from.y);
        await expect(readout).toHaveText(/Ta .*: /);
        expect(await readout.textContent()).not.toBe(slid);
        await rest(page);
        expect(page.url()).toBe(before);
        const go = page.getByRole('button', { name: 'Go there' });
        await go.tap();
        await rest(page);
        expect(Number(query(page).get('ta'))).toBeGreaterThan(10);
        // the whole is shown: there is nothing to go to
        await expect(go).toBeHidden();
      },
    );
  }

  test('a swipe that scrolls the page reads nothing and leaves what was read', EVERY, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 600 });
    await open(page, '#/alf?n=30&runs=2&fig=curve');
    const place = await placeIn(chartOf(page, 'curve'), 0.6, 0.6);
    const readout = page.locator('[data-figure="curve"] [data-readout]');
    await page.touchscreen.tap(place.x, place.y);
    await expect(readout).toHaveText(/Ta .*: /);
    const read = await readout.textContent();
    const scrolled = await page.evaluate(() => window.scrollY);
    await slide(
      page,
      { x: place.x - 150, y: place.y },
      { x: place.x - 150, y: place.y - 200 },
      async () => {},
    );
    expect(await page.evaluate(() => window.scrollY)).not.toBe(scrolled);
    expect(await readout.textContent()).toBe(read);
  });

  test(
    'a tap reads a figure without a parameter on its axis until the next touch elsewhere',
    EVERY,
    async ({ page }) => {
      for (const figure of ['buffer', 'blocking', 'density']) {
        await open(page, `#/alf?n=30&runs=2&fig=${figure}`);
        const before = page.url();
        const place = await placeIn(chartOf(page, figure), 0.6, 0.5);
        const readout = page.locator(`[data-figure="${figure}"] [data-readout]`);
        await expect(readout).toHaveAttribute('data-empty');
        await page.touchscreen.tap(place.x, place.y);
        await expect(readout).not.toHaveAttribute('data-empty');
        await expect(page.getByRole('button', { name: 'Go there' })).toBeHidden();
        await page.getByRole('region', { name: 'Leading result' }).tap({ position: { x: 4, y: 70 } });
        await expect(readout).toHaveAttribute('data-empty');
        expect(page.url()).toBe(before);
      }
    },
  );

  test('a finger turns the relief, up and down as well', EVERY, async ({ page }) => {
    await open(page, '#/alf?n=30&runs=2&fig=surface&surface=turn');
    const relief = chartOf(page, 'surface');
    await page.setViewportSize({ width: 1000, height: 600 });
    const from = await placeIn(relief, 0.5, 0.4);
    const label = relief.locator('text').last();
    const before = await label.boundingBox();
    const scrolled = await page.evaluate(() => window.scrollY);
    await slide(page, from, { x: from.x, y: from.y - 160 }, async () => {
      await expect.poll(async () => (await label.boundingBox())?.y).not.toBe(before?.y);
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(query(page).has('ta')).toBe(false);
  });
});

test('the right button does not turn the relief', EVERY, async ({ page }) => {
  await open(page, '#/alf?n=30&runs=2&fig=surface&surface=turn');
  const relief = chartOf(page, 'surface');
  const from = await placeIn(relief, 0.5, 0.5);
  const label = relief.locator('text').last();
  const before = await label.boundingBox();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(from.x + 100, from.y + 40, { steps: 4 });
  await page.mouse.up({ button: 'right' });
  await page.mouse.move(from.x + 140, from.y + 40);
  await rest(page);
  expect(await label.boundingBox()).toEqual(before);
});
