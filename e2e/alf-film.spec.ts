// The film of the packet ladder: its time, what changes it, and what pointers and keys outside it must not change.

import type { Locator, Page } from '@playwright/test';
import { EVERY } from './every.ts';
import { button, chart, ladder, link, ONE_LOSS, openLadder, playAtSpeed, sentence, step } from './ladder.ts';
import { expect, rest, test } from './page.ts';

function clock(page: Page): Locator {
  return ladder(page).locator('[data-clock]');
}

/** Opens a link in the open page, as pasting it into the address bar does. */
async function paste(page: Page, hash: string): Promise<void> {
  await page.evaluate((text) => {
    window.location.hash = text;
  }, hash);
  await rest(page);
}

test('the film does not outlive its scenario, and a running one stops where a link says where it stands', async ({
  page,
}) => {
  await openLadder(page, ONE_LOSS);
  await step(page, 29);
  await rest(page);
  await expect(clock(page)).toHaveText('110 ms');
  await paste(page, '#/alf?d=50&l=0&n=12&delay=constant&runs=1&lose=5&fig=ladder&at=60');
  await expect(clock(page)).toHaveText('60 ms');
  await paste(page, ONE_LOSS);
  await expect(clock(page)).toHaveText('');
  await step(page, 2);
  await rest(page);
  await expect(clock(page)).toHaveText('10 ms');
  await page.goBack();
  await rest(page);
  await expect(clock(page)).toHaveText('');
  await playAtSpeed(page, '10');
  await expect(clock(page)).not.toHaveText('');
  await paste(page, `${ONE_LOSS}&at=110`);
  await expect(clock(page)).toHaveText('110 ms');
  await expect(button(page, 'Play')).toBeVisible();
});

test('the ladder and the buffer trace beside it mark the same time', EVERY, async ({ page }) => {
  await openLadder(page, ONE_LOSS.replace('fig=ladder', 'fig=all'));
  const trace = page.locator('[data-figure="buffer"]');
  const cursor = page.locator('[data-figure="ladder"] [data-cursor]');
  await expect(cursor).toHaveCount(0);
  await trace.getByRole('application').hover({ position: { x: 200, y: 120 } });
  await expect(cursor).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(cursor).toHaveCount(0);
  // packet 7 arrives; 4 is missing, so it waits: 3 packets are held
  await step(page, 29);
  await expect(trace).toContainText('110 ms: in order 3');
});

test('Tab onto the slider of the film starts nothing', EVERY, async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  await button(page, 'Play').focus();
  await page.keyboard.press('Tab');
  const slider = ladder(page).getByRole('slider', { name: 'Time in the transfer' });
  await expect(slider).toBeFocused();
  await rest(page);
  await expect(clock(page)).toHaveText('');
  expect(link(page).has('at')).toBe(false);
  await page.keyboard.press('ArrowRight');
  await rest(page);
  expect(link(page).has('at')).toBe(true);
});

test('without motion the film comes to rest at its end', EVERY, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLadder(page, `${ONE_LOSS}&at=265`);
  await playAtSpeed(page, '1000');
  await expect(sentence(page)).toContainText('the transfer is complete after 270 ms');
  await expect(button(page, 'Play')).toBeVisible();
  await rest(page);
  expect(link(page).get('at')).toBe('270');
});

test('a step back from the first event pauses a running film where it is', EVERY, async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  await playAtSpeed(page, '2');
  await expect(clock(page)).toContainText('ms');
  await step(page, -1);
  await expect(sentence(page)).toHaveText('Both: The sender sends packet 1.');
  await rest(page);
  const at = Number(link(page).get('at'));
  expect(at).toBeGreaterThan(0);
  await expect(clock(page)).toHaveText(`${Number(at.toFixed(1))} ms`);
});

test('a link that is pasted into an open ladder brings its time into sight', EVERY, async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  await paste(page, '#/alf?n=1000&runs=1&fig=ladder&at=9000');
  await expect(clock(page)).toHaveText('9,000 ms');
  await expect(ladder(page).locator('[data-cursor]')).toHaveCount(1);
  await paste(page, '#/alf?n=1000&runs=1&fig=ladder');
  // without a time of its own the ladder shows a dozen packets around the first loss that others wait for
  await expect(clock(page)).toHaveText('');
  await expect(ladder(page).locator('[data-cursor]')).toHaveCount(0);
  await expect(chart(page).getByText('lost').first()).toBeVisible();
});

test('what moves by itself is not read aloud', EVERY, async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  await button(page, 'Play').click();
  await expect(clock(page)).toHaveAttribute('aria-live', 'off');
  await button(page, 'Pause').click();
});

test('the key L is of the pinned packet, wherever the pointer is', async ({ page }) => {
  await openLadder(page, `${ONE_LOSS}&pin=7`);
  // focus first: the page scrolls to the focused element, which would move the positions below
  await chart(page).focus();
  const sender = await ladder(page).locator('[data-diagram="in_order"] line').first().boundingBox();
  if (!sender) throw new Error('the ladder is not on the page');
  // the second attempt of ADU 4 leaves when its loss is reported, at 130 ms
  await page.mouse.move(sender.x + (sender.width * 134) / 270, sender.y + 9);
  await expect(ladder(page).locator('[data-readout]')).toContainText('Packet 4');
  await page.keyboard.press('l');
  await rest(page);
  expect(link(page).get('lose')).toBe('4,7');
});
