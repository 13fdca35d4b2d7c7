// Lessons in a browser: from the bare address to the end of one by keyboard, axe in every state, and a finger on a phone.

import { devices } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { EVERY } from './every.ts';
import { expect, open, rest, test } from './page.ts';

test('from the bare address to the end of a lesson by keyboard, with axe in every state', async ({
  page,
}) => {
  await open(page, '');
  await page.getByRole('link', { name: 'First lesson' }).press('Enter');
  await rest(page);
  const guess = page.getByRole('button', { name: 'That is my guess' });
  await expect(guess).toBeDisabled();
  await expect(page.locator('[data-state="covered"]')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await guess.press('Enter');
  await expect(page.locator('#main').getByText('then vote again.')).toBeVisible();
  await page.getByRole('radio').nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'I change to this' }).press('Enter');
  await rest(page);
  await expect(page.locator('[data-verdict]').filter({ hasText: 'Right' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('In order the end is at 270 ms');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next question' }).press('Enter');
  await rest(page);
  // on the ladder: moves to the first packet, and marks it
  await page.getByRole('main').getByRole('application').first().press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Packet 1', exact: true })).toBeChecked();
  await expectAccessible(page);
  await guess.press('Enter');
  await rest(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Packet 12');
  // the answer is kept over a reload
  await page.reload();
  await rest(page);
  await expect(page.getByRole('main')).toContainText('You said: packet 1');

  await page.getByRole('button', { name: 'Why is it so?' }).press('Enter');
  await page.getByRole('textbox', { name: 'Your explanation' }).pressSequentially('A round trip.');
  await page.getByRole('button', { name: 'What to look for' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try it yourself' }).press('Enter');
  await rest(page);
  await expect(page.getByText('Not yet.')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await rest(page);
  await expectAccessible(page);
  const slider = page.getByRole('slider', { name: /Ta/ }).first();
  for (let step = 0; step < 6; step += 1) await slider.press('ArrowLeft');
  await rest(page);
  await expect(page.getByText('✓ Reached.')).toBeVisible();
  // after a reload the lesson is at the same step, with the same sliders
  await page.reload();
  await rest(page);
  await expect(page.getByText('✓ Reached.')).toBeVisible();
  // going back leaves the lesson, and does not undo an answer
  await page.goBack();
  await rest(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Must the packets behind it wait?');
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 320, height: 740 } });

  test('what a goal needs stands in sight, above the figure and below the title', EVERY, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '#/learn/one-drop/2F01-7B.2F11-0D.2F20-1RP');
    await page.getByRole('button', { name: /Try it/ }).click();
    await rest(page);
    const tops: number[] = [];
    for (const place of ['h1', 'h2', '[data-parameter]', 'figure', 'a[href^="#/alf"]'])
      tops.push((await page.locator(`main ${place}`).first().boundingBox())?.y ?? Number.NaN);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    expect(tops[2]).toBeLessThan(500);
    // the controls are at the lesson's own values: there is nothing to reset
    await expect(page.getByRole('button', { name: /^Reset/ })).toHaveCount(0);
  });

  test('a curve is drawn by finger, and nothing is wider than the window', async ({ page }) => {
    await open(page, '#/learn/draw-the-gain');
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBe(320);
    const field = page.getByRole('textbox', { name: 'At 0 ms' });
    await field.fill('30');
    await field.blur();
    await expect(page.getByRole('slider', { name: 'At 0 ms' })).toHaveAttribute('aria-valuetext', /^29|^30/);
    const plot = page.locator('svg[data-drawn]');
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    if (box === null) throw new Error('there is nothing to draw on');
    await page.touchscreen.tap(box.x + box.width * 0.96, box.y + box.height * 0.2);
    await expect(page.getByRole('slider', { name: 'At 60 ms' })).toHaveAttribute('aria-valuetext', /^[45]/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'That is my guess' }).tap();
    await rest(page);
    await expect(page.locator('[data-measured-curve]')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('You put the highest place at Ta = 60 ms');
    expect(await wide()).toBe(320);
    await expectAccessible(page);
  });

  test('a point is placed by finger, and what was measured stands beside it', async ({ page }) => {
    // opens with two answered questions
    await open(page, '#/learn/far-away/3K00-YE.3K20-G2');
    await page.getByRole('button', { name: 'Next question' }).tap();
    await rest(page);
    const guess = page.getByRole('button', { name: 'That is my guess' });
    await expect(guess).toBeDisabled();
    const box = await page.locator('svg[data-pad]').boundingBox();
    if (box === null) throw new Error('there is nothing to place it on');
    await page.touchscreen.tap(box.x + box.width * 0.9, box.y + box.height * 0.8);
    await expect(page.getByRole('slider', { name: /Processing time/ })).toHaveAttribute(
      'aria-valuetext',
      /^[0-9](\.\d)? ms/,
    );
    await expectAccessible(page);
    await guess.tap();
    await rest(page);
    await expect(page.locator('[data-measured-line]')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The nearest place with 5% is');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });
});
