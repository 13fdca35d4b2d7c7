// The parts of the ladder that must be in view together: on a projector, on a phone, and while a packet is being changed.

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { EVERY } from './every.ts';
import { amongOptions, button, chart, ladder, link, ONE_LOSS, openLadder, sentence } from './ladder.ts';
import { expect, open, rest, test } from './page.ts';

/** How far an element extends beyond the visible part of the page (px). */
async function cutOff(page: Page, part: Locator): Promise<number> {
  const box = await part.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('not on the page');
  return Math.max(0, -box.y, box.y + box.height - size.height, box.x + box.width - size.width);
}

function diagrams(page: Page): Locator {
  return ladder(page).locator('[data-diagram]');
}

test('a projector has the film and both diagrams down to the time axis in sight, and the link opens on the whole transfer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLadder(page, ONE_LOSS);
  await expect(diagrams(page)).toHaveCount(2);
  const parts = [
    button(page, 'Play'),
    sentence(page),
    ...(await diagrams(page).all()),
    ladder(page).getByText('Time since the first packet left'),
  ];
  for (const part of parts) expect(await cutOff(page, part)).toBe(0);
  const before = link(page).toString();
  await chart(page).focus();
  await page.keyboard.press('+');
  await rest(page);
  expect(link(page).has('t1')).toBe(true);
  await page.keyboard.press('0');
  await rest(page);
  expect(link(page).toString()).toBe(before);
});

test(
  'the headings of long times fit a phone, and a short comparison shows its ends',
  EVERY,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const text of ['#/alf?n=1000&runs=1&fig=ladder', '#/alf?n=24&ladder=streams&runs=1&fig=ladder']) {
      await openLadder(page, text);
      const all = await diagrams(page).all();
      expect(all.length).toBeGreaterThan(1);
      for (const diagram of all) {
        const heading = await diagram.locator('text').first().boundingBox();
        expect((heading?.x ?? Number.NaN) + (heading?.width ?? Number.NaN)).toBeLessThanOrEqual(372);
      }
    }
    // the whole transfer is shown already
    await amongOptions(page, () => expect(button(page, 'Whole transfer')).toBeDisabled());
  },
);

test('the film stays in reach beside the buttons of a packet', EVERY, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLadder(page, `${ONE_LOSS}&pin=7`);
  await button(page, 'Lose this one').scrollIntoViewIfNeeded();
  expect(await cutOff(page, button(page, 'Lose this one'))).toBe(0);
  expect(await cutOff(page, button(page, 'Play'))).toBe(0);
  // nothing covers the button
  await button(page, 'Play').click({ trial: true });
});

test('the page scrolls for nobody who has begun to read', EVERY, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '#/alf?n=12&runs=1&fig=buffer');
  await page.getByText('Packet ladder', { exact: true }).click();
  await expect(chart(page)).toBeVisible();
  await rest(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the page is not at rest while the runs of a comparison are on their way', EVERY, async ({ page }) => {
  const early: string[] = [];
  await page.exposeFunction('restedEarly', (words: string) => early.push(words));
  await page.addInitScript(() => {
    const look = () => {
      const drawn = document.querySelectorAll('[data-diagram]').length;
      const { restedEarly } = window as unknown as { restedEarly: (words: string) => void };
      if (document.documentElement.dataset.idle === 'true' && drawn < 3) restedEarly(`${drawn} diagrams`);
    };
    // observes the document: its root element does not exist yet
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-idle'] });
  });
  await open(page, '#/alf?n=10000&runs=1&ladder=streams&fig=ladder');
  await expect(diagrams(page)).toHaveCount(3);
  expect(early).toEqual([]);
});

test('a film that is before the end does not tell it, but how it stands', EVERY, async ({ page }) => {
  await openLadder(page, `${ONE_LOSS}&at=200`);
  const headings = ladder(page).locator('[data-heading]');
  await expect(headings.nth(0)).toHaveText(/^In order\d of 12 delivered, \d waiting$/);
  await expect(headings.nth(1)).toHaveText(/^As they arrivedone after 190 ms/);
  await button(page, 'Leave the film').click();
  await expect(headings.nth(0)).toHaveText(/^In orderdone after 270 ms/);
});

test('the slider of the film has the time that the clock tells, and no rule of accessibility is broken', async ({
  page,
}) => {
  await openLadder(page, `${ONE_LOSS}&pin=7&at=110.4&acks=show`);
  await expectAccessible(page);
  const slider = ladder(page).getByRole('slider', { name: 'Time in the transfer' });
  await expect(slider).toHaveValue('110.4');
  await expect(slider).toHaveAttribute('aria-valuetext', '110.4 ms');
  await button(page, 'Leave the film').click();
  await expect(slider).toHaveValue('0');
  await expect(slider).toHaveAttribute('aria-valuetext', 'the film has not started');
});

test(
  'the limit of the buffer trace is named once, and ADUs are counted in whole numbers',
  EVERY,
  async ({ page }) => {
    await open(page, '#/alf?w=1&n=60&runs=1&fig=buffer');
    const trace = page.locator('[data-figure="buffer"]');
    await expect(trace.locator('svg text').filter({ hasText: /^W = 1/ })).toHaveCount(1);
    await open(page, '#/alf?w=4&n=60&l=0.2&runs=1&fig=buffer');
    const words = await trace.locator('svg text').allTextContents();
    // the numbers of the axis are among the words
    expect(words.filter((text) => /^\d+$/.test(text)).length).toBeGreaterThan(1);
    expect(words.filter((text) => /^\d+\.0$/.test(text))).toEqual([]);
  },
);
