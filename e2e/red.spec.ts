// The laboratory red: its numbers are those of the command line, the ring moves along its curve, a long computation can be
// stopped and its result stays, and sliders respond while one is running.

import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { measuresOf, oos } from './oos.ts';
import { expect, open, rest, test } from './page.ts';

const SHORT = '#/red?duration=20&warmup=5&runs=2';

const ring = (page: Page) => page.locator('[data-figure="frontier"] svg[role="application"] [role="slider"]');
const marks = (page: Page) => page.locator('[data-figure="frontier"] svg[role="application"] [data-mark]');

test('measures and points are those of the command line; the ring is dragged along its curve, and the queue of its setting follows', async ({
  page,
}) => {
  const link = `${SHORT}&tau=2&minth=24`;
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, link);
  const told = measuresOf(oos('run', link));
  for (const [id, { mean }] of Object.entries(told)) {
    const value = await page
      .locator(`[data-measure="${id}"] [data-value]`)
      .first()
      .getAttribute('data-value');
    expect(Number(value), id).toBe(mean);
  }
  await expect(marks(page)).toHaveCount(21);
  const delay = told.queue_delay?.mean ?? Number.NaN;
  const point = page.locator(`[data-figure="frontier"] [data-curve="tau-2"] [data-mark="24"]`);
  expect(Number(await point.getAttribute('data-y'))).toBe(delay);

  const small = page.locator('[data-strip="queue"] svg').first();
  const before = await small.innerHTML();
  const target = await page.locator('[data-curve="tau-2"] [data-mark="48"]').boundingBox();
  const from = await ring(page).locator('circle').last().boundingBox();
  if (target === null || from === null) throw new Error('It is not on the page.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 });
  await page.mouse.up();
  await rest(page);
  const { searchParams } = new URL(page.url().replace('#/red', ''));
  expect(Math.abs(Number(searchParams.get('minth')) - 48)).toBeLessThan(4);
  expect(await small.innerHTML()).not.toBe(before);
  await ring(page).focus();
  await page.keyboard.press('Home');
  await rest(page);
  expect(page.url()).toContain('minth=8');
  // arrow keys go from threshold to threshold, with Shift from curve to curve
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await rest(page);
  expect(page.url()).toContain('tau=4&minth=24');
});

test('a long figure is stopped, keeps what it has, answers a slider, and goes on', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // more than any machine computes during this test
  await page.goto('./#/red?duration=1000&runs=20&family=both');
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(marks(page).first()).toBeVisible();
  // the measures of a new setting are computed while the figure is still being computed
  await page.locator('[data-parameter="minth"] input[type="range"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-measure="queue_delay"] [data-value]').first()).toHaveAttribute(
    'data-value',
    /\d/,
  );
  await stop.click();
  await expect(page.getByText('what has come is kept').first()).toBeVisible();
  const kept = await marks(page).count();
  expect(kept).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(stop).toBeVisible();
  expect(await marks(page).count()).toBeGreaterThanOrEqual(kept);
});

test('drop-tail stands beside RED, and its own limit is what is turned', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${SHORT}&family=queues&queue=droptail&limit=16`);
  for (const id of ['red-tau-0', 'red-tau-2', 'droptail-tau-0', 'droptail-tau-2'])
    await expect(page.locator(`[data-curve="${id}"] [data-mark]`)).toHaveCount(7);
  await expect(page.locator('[data-parameter="limit"]').first()).toBeVisible();
  await ring(page).focus();
  await page.keyboard.press('ArrowRight');
  await rest(page);
  expect(page.url()).toContain('limit=24');
  await expectAccessible(page);
});

test('cuts of windows are those that oos figure prints, with their reason', async ({ page }) => {
  const link = '#/red?duration=20&tau=2&from=5&span=10&fig=queue';
  await open(page, link);
  const { columns } = oos('figure', link, '--table', 'cuts') as {
    columns: { name: string; values: number[] }[];
  };
  const whether = columns.find(({ name }) => name === 'needless')?.values ?? [];
  const needless = whether.filter((one) => one === 1).length;
  const cuts = whether.length;
  expect(needless).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Leading result' })).toContainText(
    `cut their windows ${cuts} times, ${needless} needlessly`,
  );
  await expectAccessible(page);
});
