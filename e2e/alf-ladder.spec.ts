// The packet ladder: film, packets, forced losses compared with the command line, exports, phones.

import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { EVERY } from './every.ts';
import {
  amongOptions,
  button,
  chart,
  completion,
  ladder,
  link,
  ONE_LOSS,
  openLadder,
  playAtSpeed,
  sentence,
  step,
} from './ladder.ts';
import { measuresOf, oos } from './oos.ts';
import { expect, rest, savedTable, test } from './page.ts';

test('steps from event to event and back, and says what happens', async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  await step(page);
  await expect(sentence(page)).toHaveText('Both: The sender sends packet 1.');
  await expect(sentence(page)).toHaveAttribute('aria-live', 'polite');
  await step(page, 3);
  await expect(sentence(page)).toHaveText('Both: The sender sends packet 4; the network will lose it.');
  await step(page, -1);
  await expect(sentence(page)).toHaveText('Both: The sender sends packet 3.');
  await rest(page);
  expect(link(page).get('at')).toBe('20');
  await button(page, 'Leave the film').click();
  await rest(page);
  expect(link(page).has('at')).toBe(false);
});

test('the page is not at rest while the ladder is on its way', async ({ page }) => {
  let send = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/Ladder-[^/]*\.js$/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  const asked = page.waitForRequest(/Ladder-[^/]*\.js$/);
  await page.goto(`./${ONE_LOSS}`);
  await asked;
  // everything but the ladder is shown
  await expect(page.getByRole('region', { name: 'Leading result' })).toContainText(/\d/);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.locator('html')).not.toHaveAttribute('data-idle', 'true');
  send();
  await rest(page);
  expect(await chart(page).count()).toBe(1);
});

test('a link opens on its time and its ADU', EVERY, async ({ page }) => {
  await openLadder(page, `${ONE_LOSS}&at=110&pin=7`);
  await expect(sentence(page)).toHaveText(
    'In order: Packet 7 arrives; 4 is missing, so it waits: 3 packets held. ' +
      'As they arrive: Packet 7 arrives and the application can take it at once.',
  );
  const card = ladder(page).getByRole('region', { name: 'Packet 7' });
  await expect(card).toContainText('In order it waits 100 ms; as they arrive it does not wait.');
  await card.getByText('More').click();
  await expect(card).toContainText('70 ms for 4, then 30 ms for the application');
});

test('plays to the end and pauses on the way', async ({ page }) => {
  // each frame of a film is drawn: this one begins shortly before the first packet arrives
  await openLadder(page, `${ONE_LOSS}&at=45`);
  await button(page, 'Play').click();
  await expect(sentence(page)).toHaveAttribute('aria-live', 'off');
  await expect(sentence(page)).toContainText('Packet 1 arrives');
  await button(page, 'Pause').click();
  await rest(page);
  expect(Number(link(page).get('at'))).toBeGreaterThanOrEqual(50);
  await expect(button(page, 'Play')).toBeVisible();
  await playAtSpeed(page, '500');
  await expect(sentence(page)).toContainText('the transfer is complete after 270 ms');
  await expect(button(page, 'Play')).toBeVisible();
});

test('without motion the film goes from event to event', EVERY, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLadder(page, ONE_LOSS);
  await playAtSpeed(page, '1000');
  const clock = ladder(page).locator('[data-clock]');
  // everything in this transfer happens at whole multiples of 10 ms
  const seen = new Set<string>();
  await expect(async () => {
    seen.add((await clock.textContent()) ?? '');
    expect(seen.size).toBeGreaterThan(4);
  }).toPass({ intervals: [100] });
  for (const time of seen) expect(time).toMatch(/^(\d*0 ms)?$/);
  await button(page, 'Pause').click();
});

test('keys play, step, walk from packet to packet, and open and close a card', async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  await chart(page).focus();
  await page.keyboard.press('.');
  await expect(sentence(page)).toHaveText('Both: The sender sends packet 1.');
  for (const key of ['ArrowRight', 'j', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  await rest(page);
  expect(link(page).has('pin')).toBe(false);
  await page.keyboard.press('Enter');
  await rest(page);
  expect(link(page).get('pin')).toBe('2');
  await expect(button(page, 'Lose this one')).toBeFocused();
  await page.keyboard.press('Escape');
  await rest(page);
  expect(link(page).has('pin')).toBe(false);
  await expect(chart(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('l');
  await rest(page);
  expect(link(page).get('lose')).toBe('1,4');
});

test('a packet that is dropped or saved changes the transfer as the command line has it', async ({
  page,
}) => {
  // the command line may have to be built first
  test.slow();
  await openLadder(page, '#/alf?n=60&runs=1&fig=ladder&pin=9');
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
  await button(page, 'Lose this one').click();
  await agree();
  expect(link(page).get('lose')).toBe('9');
  const dropped = await completion(page, 'in_order');
  expect(dropped).not.toBe(before);
  await expect(button(page, 'Rescue it')).toBeVisible();
  // its second attempt may be lost as well
  await ladder(page).getByText('More', { exact: true }).click();
  await button(page, 'Lose attempt 2').click();
  await agree();
  expect(link(page).get('lose')).toBe('9,9.2');
  await button(page, 'Rescue it').click();
  await agree();
  // the second attempt never comes now, and its loss is forgotten with the first's
  expect(link(page).has('lose')).toBe(false);
  expect(await completion(page, 'in_order')).toBe(before);
});

test('a click on a line opens the card of its packet, and the axis takes the time', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLadder(page, ONE_LOSS);
  const sender = await ladder(page).locator('[data-diagram="in_order"] line').first().boundingBox();
  const box = await chart(page).boundingBox();
  if (!box || !sender) throw new Error('the ladder is not on the page');
  const x = (time: number) => sender.x + (sender.width * time) / 270;
  // packet 6 leaves at 50 ms; the window is the whole transfer of 270 ms
  await page.mouse.click(x(54), sender.y + 5);
  await rest(page);
  expect(link(page).get('pin')).toBe('6');
  await expect(ladder(page).getByRole('region', { name: 'Packet 6' })).toBeVisible();
  await button(page, 'Close').click();
  const axis = box.y + box.height - 34;
  await page.mouse.move(x(20), axis);
  await page.mouse.down();
  await page.mouse.move(x(112), axis, { steps: 4 });
  await expect(sentence(page)).toContainText('Packet 7 arrives; 4 is missing');
  await page.mouse.up();
  await rest(page);
  expect(Number(link(page).get('at'))).toBeCloseTo(112, 0);
});

test('a packet is followed through both until it is processed', async ({ page }) => {
  await openLadder(page, `${ONE_LOSS}&pin=7`);
  await amongOptions(page, () => ladder(page).getByLabel('Speed').selectOption('200'));
  await button(page, 'Follow').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(button(page, 'Play')).toBeVisible();
  await rest(page);
  // in order packet 7 is processed at 220 ms
  expect(link(page).get('at')).toBe('220');
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(
    `at ${width} x ${height} losing a packet changes both modes in sight`,
    width > 1000 ? {} : EVERY,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openLadder(page, `${ONE_LOSS.replace('&lose=4', '')}&pin=7`);
      const headings = ladder(page).locator('[data-heading]');
      const seen = async () => {
        const all = await headings.all();
        for (const heading of all) await expect(heading).toBeInViewport({ ratio: 1 });
        return headings.allTextContents();
      };
      const before = await seen();
      expect(before).toHaveLength(2);
      const card = await ladder(page).getByRole('region', { name: 'Packet 7' }).boundingBox();
      for (const heading of await headings.all()) {
        const box = await heading.boundingBox();
        const apart =
          !card ||
          !box ||
          card.x > box.x + box.width ||
          box.x > card.x + card.width ||
          card.y > box.y + box.height ||
          box.y > card.y + card.height;
        expect(apart).toBe(true);
      }
      await button(page, 'Lose this one').click();
      await rest(page);
      const after = await seen();
      for (const [i, words] of after.entries()) expect(words).not.toBe(before[i]);
      if (width > 1000)
        expect(after.every((words) => /\d+ ms more than without the loss/.test(words))).toBe(true);
      const lead = page.getByRole('region', { name: 'Leading result' });
      await expect(lead).toContainText(/Losing packet 7 costs \d+ ms in\sorder, \d+ ms as\sthey\sarrive\./);
      await expect(lead).toContainText('dashed: if nothing were lost');
      await button(page, 'Rescue it').click();
      await rest(page);
      expect(await seen()).toEqual(before);
    },
  );
}

test('compares one stream, six and as many as ADUs', async ({ page }) => {
  // the command line may have to be built first
  test.slow();
  await openLadder(page, '#/alf?n=24&l=0&lose=5&delay=constant&d=50&w=24&runs=1&ladder=streams&fig=ladder');
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

test('ten thousand ADUs: from afar, close by, and moved by hand', EVERY, async ({ page }) => {
  await openLadder(page, '#/alf?n=10000&runs=1&fig=ladder');
  await expect(ladder(page)).not.toContainText('Too many lines');
  await amongOptions(page, () => button(page, 'Whole transfer').click());
  await rest(page);
  expect(link(page).get('t0')).toBe('0');
  await expect(ladder(page)).toContainText('Too many lines to tell apart');
  await chart(page).focus();
  // each press starts from the result of the press before
  for (let presses = 0; presses < 9; presses += 1) {
    await page.keyboard.press('+');
    await rest(page);
  }
  await expect(ladder(page)).not.toContainText('Too many lines');
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

test('the event list and the picture can be taken away', EVERY, async ({ page }) => {
  await openLadder(page, ONE_LOSS);
  const csv = readFileSync(await (await savedTable(page, 'Data', ladder(page))).path(), 'utf8');
  const lines = csv.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^time,delivery,event,adu,attempt,ta,.*,scenario,version,model$/);
  for (const line of lines.slice(1)) expect(line).toContain('#/alf?');
  expect(lines.map((line) => line.split(',10,')[0])).toContain('80,in_order,loss discovered,4,1');
  const told = readFileSync(await (await savedTable(page, 'In words', ladder(page))).path(), 'utf8');
  expect(told).toContain(
    '\r\n80,in_order,"Packet 4 should arrive, but it was lost: the receiver now knows.",10,',
  );
  const times = lines.slice(1).map((line) => Number(line.split(',')[0]));
  expect([...times].sort((a, b) => a - b)).toEqual(times);
  const svg = readFileSync(await (await saved(page, 'Picture (SVG)')).path(), 'utf8');
  expect(svg.replace(/<\/?tspan[^>]*>/g, '')).toContain('In orderdone after 270 ms');
  // instructions for the page and the overview to drag over are not exported
  expect(svg).not.toMatch(/click|drag/i);
  expect(svg.match(/<path/g)?.length).toBeGreaterThan(10);
  const png = readFileSync(await (await saved(page, 'Picture (PNG)')).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(20_000);
});

test('works on a phone', EVERY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLadder(page, `${ONE_LOSS}&pin=7`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  for (const name of ['Lose this one', 'Follow', 'Close']) {
    const box = await button(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  // the card is a sheet at the lower edge, and the diagram stays in view above it
  const card = await ladder(page).getByRole('region', { name: 'Packet 7' }).boundingBox();
  expect(card?.y ?? 0).toBeGreaterThan(844 / 2);
});
