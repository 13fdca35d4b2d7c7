// The packet ladder: its film, its packets, forced losses held to the command line, exports, phones.

import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  button,
  chart,
  completion,
  ladder,
  link,
  ON_STAGE,
  ONE_LOSS,
  openLadder,
  sentence,
} from './ladder.ts';
import { measuresOf, oos } from './oos.ts';
import { expect, open, rest, test } from './page.ts';

/** A button that says whether its transmission's fate is forced. */
function forced(page: Page, name: RegExp): Locator {
  return ladder(page).getByRole('button', { name });
}

test('steps from event to event and back, and says what happens', async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  const next = button(page, 'Step to the next event');
  await next.click();
  await expect(sentence(page)).toHaveText('Both: The sender sends ADU 1.');
  await expect(sentence(page)).toHaveAttribute('aria-live', 'polite');
  for (let steps = 0; steps < 3; steps += 1) await next.click();
  await expect(sentence(page)).toHaveText('Both: The sender sends ADU 4; the network will lose it.');
  await button(page, 'Step back').click();
  await expect(sentence(page)).toHaveText('Both: The sender sends ADU 3.');
  await rest(page);
  expect(link(page).get('at')).toBe('20');
  await button(page, 'Leave the film').click();
  await rest(page);
  expect(link(page).has('at')).toBe(false);
});

test('the page is not at rest while the ladder is on its way', async ({ page }) => {
  await page.route(/Ladder-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const asked = page.waitForRequest(/Ladder-[^/]*\.js$/);
  await open(page, ON_STAGE);
  await asked;
  expect(await chart(page).count()).toBe(1);
});

test('a link opens on its time and its ADU', async ({ page }) => {
  await openLadder(page, `${ONE_LOSS}&at=110&pin=7`);
  await expect(sentence(page)).toHaveText(
    'In-order: ADU 7 arrives; 4 is missing, so it waits: 3 ADUs held. ' +
      'Out-of-sequence: ADU 7 arrives and the application can take it at once.',
  );
  const card = ladder(page).getByRole('region', { name: 'ADU 7' });
  await expect(card).toContainText('70 ms for 4, then 30 ms for the application');
});

test('plays to the end and pauses on the way', async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  await button(page, 'Play').click();
  await expect(sentence(page)).toHaveAttribute('aria-live', 'off');
  await expect(sentence(page)).toContainText('ADU 1 arrives');
  await button(page, 'Pause').click();
  await rest(page);
  const paused = Number(link(page).get('at'));
  expect(paused).toBeGreaterThanOrEqual(50);
  await expect(button(page, 'Play')).toBeVisible();
  await ladder(page).getByLabel('Speed').selectOption('500');
  await button(page, 'Play').click();
  await expect(sentence(page)).toContainText('the transfer is complete after 270 ms');
  await expect(button(page, 'Play')).toBeVisible();
});

test('without motion the film goes from event to event', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLadder(page, ONE_LOSS);
  await ladder(page).getByLabel('Speed').selectOption('1000');
  await button(page, 'Play').click();
  const clock = ladder(page).getByRole('status').filter({ hasText: /ms$/ });
  // everything in this transfer happens at whole multiples of 10 ms
  const seen = new Set<string>();
  await expect(async () => {
    seen.add((await clock.first().textContent()) ?? '');
    expect(seen.size).toBeGreaterThan(4);
  }).toPass({ intervals: [100] });
  for (const time of seen) expect(time).toMatch(/^(\d*0 ms|–)$/);
  await button(page, 'Pause').click();
});

test('keys play, step and walk from packet to packet', async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  await chart(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toHaveText('Both: The sender sends ADU 1.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  await rest(page);
  expect(link(page).get('pin')).toBe('2');
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
  await page.keyboard.press('d');
  await rest(page);
  expect(link(page).get('lose')).toBe('2,4');
  await page.keyboard.press('Escape');
  await rest(page);
  expect(link(page).has('pin')).toBe(false);
});

test('a packet that is dropped or saved changes the transfer as the command line has it', async ({
  page,
}) => {
  // the command line may have to be built first
  test.slow();
  await openLadder(page, '#/alf?n=60&runs=1&fig=all&pin=9');
  const before = await completion(page, 'in_order');
  const agree = async () => {
    await rest(page);
    const measures = measuresOf(oos('run', page.url()));
    for (const mode of ['in_order', 'out_of_order'] as const) {
      const { mean } = measures[`total_time_${mode}`] ?? { mean: Number.NaN };
      await expect.poll(() => completion(page, mode)).toBe(mean);
    }
  };
  await agree();
  await button(page, 'Drop this packet').click();
  await agree();
  expect(link(page).get('lose')).toBe('9');
  const dropped = await completion(page, 'in_order');
  expect(dropped).not.toBe(before);
  await expect(forced(page, /^Save attempt 1/)).toBeVisible();
  // its second attempt may be lost as well
  await button(page, 'Drop attempt 2').click();
  await agree();
  expect(link(page).get('lose')).toBe('9,9.2');
  await forced(page, /^Save attempt 1/).click();
  await agree();
  // the second attempt never comes now, and its loss is forgotten with the first's
  expect(link(page).has('lose')).toBe(false);
  expect(await completion(page, 'in_order')).toBe(before);
});

test('a click on a line pins its packet', async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  await ladder(page).getByText('In-order. Complete').scrollIntoViewIfNeeded();
  const box = await chart(page).boundingBox();
  const sender = await ladder(page).locator('[data-diagram="in_order"] line').first().boundingBox();
  if (!box || !sender) throw new Error('the ladder is not on the page');
  // ADU 6 leaves at 50 ms; the window is the whole transfer of 270 ms
  const x = sender.x + (sender.width * 54) / 270;
  const y = sender.y + 9;
  await page.mouse.move(x, y);
  await expect(ladder(page).getByRole('region', { name: 'ADU 6' })).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(box.x + 2, box.y + 2);
  await rest(page);
  expect(link(page).get('pin')).toBe('6');
  await expect(ladder(page).getByRole('region', { name: 'ADU 6' })).toBeVisible();
});

test('a drag along the time axis moves the cursor', async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  await ladder(page).getByText('Time since the first emission').scrollIntoViewIfNeeded();
  const sender = await ladder(page).locator('[data-diagram="in_order"] line').first().boundingBox();
  const box = await chart(page).boundingBox();
  if (!box || !sender) throw new Error('the ladder is not on the page');
  const x = (time: number) => sender.x + (sender.width * time) / 270;
  const y = box.y + box.height - 20;
  await page.mouse.move(x(20), y);
  await page.mouse.down();
  await page.mouse.move(x(112), y, { steps: 4 });
  await expect(sentence(page)).toContainText('ADU 7 arrives; 4 is missing');
  await page.mouse.up();
  await rest(page);
  expect(Number(link(page).get('at'))).toBeCloseTo(112, 0);
});

test('compares one stream, six and as many as ADUs', async ({ page }) => {
  // the command line may have to be built first
  test.slow();
  await openLadder(page, '#/alf?n=24&l=0&lose=5&delay=constant&d=50&w=24&runs=1&ladder=streams&fig=all');
  const diagrams = ladder(page).locator('[data-diagram]');
  await expect(diagrams).toHaveCount(3);
  const ends = await diagrams.evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-end'))));
  const expected = [1, 6].map((streams) => {
    const measures = measuresOf(oos('run', page.url().replace('#/alf?', `#/alf?streams=${streams}&`)));
    return measures.total_time_in_order?.mean;
  });
  expect(ends.slice(0, 2)).toEqual(expected);
  expect(ends[1]).toBeLessThan(ends[0] ?? 0);
});

test('ten thousand ADUs: from afar, close by, and moved by hand', async ({ page }) => {
  await openLadder(page, '#/alf?n=10000&runs=1&fig=all');
  await expect(ladder(page)).toContainText('click a line or a bar');
  await button(page, 'Whole transfer').click();
  await rest(page);
  expect(link(page).get('t0')).toBe('0');
  await expect(ladder(page)).toContainText('Too many lines to tell apart');
  await chart(page).focus();
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('+');
  await rest(page);
  await expect(ladder(page)).toContainText('click a line or a bar');
  const from = Number(link(page).get('t0'));
  const box = await chart(page).boundingBox();
  if (!box) throw new Error('the ladder is not on the page');
  await page.mouse.move(box.x + 500, box.y + 120);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 120, { steps: 5 });
  await page.mouse.up();
  await rest(page);
  expect(Number(link(page).get('t0'))).toBeGreaterThan(from);
});

async function saved(page: Page, choice: string): Promise<Download> {
  await ladder(page)
    .getByRole('button', { name: /^Export/ })
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    ladder(page).getByRole('button', { name: choice }).click(),
  ]);
  return download;
}

test('the event list and the picture can be taken away', async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  const csv = readFileSync(await (await saved(page, 'Data (CSV)')).path(), 'utf8');
  const lines = csv.trimEnd().split('\r\n');
  expect(lines[0]).toBe('time (ms),delivery,event,ADU,attempt,what happens,scenario');
  expect(lines[1]).toContain('#/alf?');
  expect(lines).toContain(
    '80,in-order,loss discovered,4,1,"ADU 4 should arrive, but it was lost: the receiver now knows.",',
  );
  const times = lines.slice(1).map((line) => Number(line.split(',')[0]));
  expect([...times].sort((a, b) => a - b)).toEqual(times);
  const svg = readFileSync(await (await saved(page, 'Picture (SVG)')).path(), 'utf8');
  expect(svg.replace(/<\/?tspan[^>]*>/g, '')).toContain('In-order. Complete after 270 ms');
  // what only a reader of the page can do, and the strip to drag over, stay on the page
  expect(svg).not.toMatch(/click|drag/i);
  await expect(ladder(page).locator('canvas:not([data-layer])')).toHaveCount(1);
  expect(svg.match(/<path/g)?.length).toBeGreaterThan(10);
  const png = readFileSync(await (await saved(page, 'Picture (PNG)')).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(20_000);
});

test('shares its cursor with the buffer trace', async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  const trace = page.locator('[data-figure="buffer"]');
  await button(page, 'Step to the next event').click();
  for (let presses = 0; presses < 28; presses += 1) await button(page, 'Step to the next event').click();
  await expect(sentence(page)).toContainText('ADU 7 arrives; 4 is missing, so it waits: 3 ADUs held');
  // the trace reads the same three at the same time
  await expect(trace).toContainText('110 ms: in-order 3');
});

test('works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLadder(page, `${ONE_LOSS}&pin=7`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  for (const name of [
    'Play',
    'Step back',
    'Step to the next event',
    'Drop this packet',
    'Next ADU',
    'Unpin',
  ]) {
    const box = await button(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(40);
  }
  // a sheet at the lower edge: the diagram stays in sight over it
  const card = await ladder(page).getByRole('region', { name: 'ADU 7' }).boundingBox();
  expect(card?.y ?? 0).toBeGreaterThan(844 / 2);
});

test('breaks no rule of accessibility, playing or not', async ({ page }) => {
  await openLadder(page, `${ONE_LOSS}&pin=7&at=100&acks=show`);
  await expectAccessible(page);
});
