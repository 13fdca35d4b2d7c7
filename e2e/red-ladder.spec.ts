// The laboratory red: one flow packet by packet, and its senders alone, compared with the command line.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { EVERY } from './every.ts';
import { oos } from './oos.ts';
import { expect, open, rest, test } from './page.ts';

const ALONE = '#/red?flows=1&rate=2&minth=1000&duration=5&warmup=1&runs=1&from=0&span=2&fig=ladder';
const BENCH = '#/red?flows=1&duration=5&warmup=1&runs=1&span=2&fig=sender';

const SIZES = [
  [1280, 720],
  [853, 480],
  [390, 844],
] as const;

const windowPath = (page: Page) => page.locator('[data-figure] [data-window]').getAttribute('d');
const sentence = (page: Page) => page.getByRole('region', { name: 'Leading result' });

test('a packet that is delayed by hand is sent again for nothing, one that a key loses is repaired, and both halve the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${ALONE}&pin=9&by=28`);
  const before = await windowPath(page);
  const card = page.getByRole('region', { name: 'Packet 9' });
  await expect(card).toContainText('It arrives in order.');
  await card.getByRole('button', { name: 'Delay this one' }).click();
  await rest(page);
  expect(page.url()).toContain('late=9');
  await expect(sentence(page)).toContainText(
    'Delaying packet 9 by 28 ms costs one needless retransmission and halves the window',
  );
  expect(await windowPath(page)).not.toBe(before);
  await expect(page.locator('[data-figure] [data-duplicate="3"]')).toBeVisible();
  await expect(card).toContainText('overtook it: 3 duplicate acknowledgments make the sender retransmit it.');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'In its place' }).click();
  await rest(page);
  expect(page.url()).not.toContain('late=');
  expect(await windowPath(page)).toBe(before);

  await page.locator('[data-figure] svg[role="application"]').focus();
  await page.keyboard.press('l');
  await rest(page);
  expect(page.url()).toContain('lose=9');
  await expect(card).toContainText('Lost on the path.');
  await expect(sentence(page)).toContainText(
    'Losing packet 9 costs one retransmission and halves the window',
  );
  await page.keyboard.press('Escape');
  await rest(page);
  await expect(card).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await rest(page);
  await expect(page.getByRole('region', { name: /^Packet \d+$/ })).toBeVisible();
});

interface Entry {
  readonly line: number | null;
  readonly sent: readonly { readonly segment: number; readonly again: boolean }[];
  readonly cwnd: number;
}

test('the cells of the bench are what oos sender prints, for a text that is typed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${BENCH}&example=loss`);
  const last = page.getByRole('textbox', { name: 'Line 8' });
  await last.fill('0.206 ack 9 sack 11');
  await last.press('Enter');
  await page.keyboard.type('3 wait');
  await rest(page);
  const lines = await page
    .locator('[data-figure]')
    .getByRole('textbox')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const file = join(mkdtempSync(join(tmpdir(), 'oos-')), 'acks.txt');
  writeFileSync(file, lines.join('\n'));
  for (const [place, stack] of ['reno', 'newreno', 'sack'].entries()) {
    const { entries } = oos(
      'sender',
      file,
      ...`--stack ${stack} --cwnd 6 --limited-transmit off`.split(' '),
    ) as { entries: Entry[] };
    for (const { line, sent, cwnd } of entries.filter((entry) => entry.line !== null)) {
      const cell = page.locator(`[data-row="${line}"] [data-cell="${place}"]`);
      await expect(cell).toHaveAttribute('data-window', String(cwnd));
      const segments = sent.map(({ segment, again }) => `${segment}${again ? ' again' : ''}`).join(', ');
      await expect(cell).toHaveAttribute('data-segments', segments);
    }
  }
});

test('what is typed is in the link, and opens as it was typed; an example is taken back; a wrong line is named', async ({
  page,
}) => {
  await open(page, `${BENCH}&example=loss`);
  await page.getByRole('textbox', { name: 'Line 8' }).fill('0.302  ack 12');
  await page.getByRole('textbox', { name: 'Line 1', exact: true }).focus();
  await rest(page);
  expect(page.url()).toContain('acks=0.100+ack+2,');
  expect(page.url()).toContain(',0.302+ack+12');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await rest(page);
  await expect(page.getByRole('textbox', { name: 'Line 8' })).toHaveValue('0.302 ack 12');
  // the bench of senders has no parameters of the network
  await expect(page.locator('[data-parameter="iw"]').first()).toBeVisible();
  await expect(page.locator('[data-parameter="tau"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the example' }).click();
  await rest(page);
  expect(page.url()).not.toContain('acks=');
  await expect(page.getByRole('textbox', { name: 'Line 8' })).toHaveValue('0.302 ack 10');
  // the lines before a wrong one keep their cells
  await page.getByRole('textbox', { name: 'Line 3' }).fill('0.102 acks 2');
  await rest(page);
  await expect(page.getByRole('alert')).toHaveText('line 3: “acks” is not write, ack or wait');
  await expect(page.locator('[data-row="2"] [data-cell]')).toHaveCount(3);
  await expect(page.locator('[data-row="3"] [data-cell]')).toHaveCount(0);
  await expectAccessible(page);
});

test('both stand whole in the window, at every size', EVERY, async ({ page }) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const link of [ALONE, BENCH]) {
      await open(page, link);
      const faults = await page.locator('[data-figure]').evaluate((figure) => {
        const found: string[] = [];
        const rows = figure.querySelector('[data-scroll]');
        // on a phone the page scrolls, so that rows need not fit into the window
        const isLong = rows !== null && innerWidth < 640;
        const isInside = ({ left, top, right, bottom }: DOMRect) =>
          left >= -1 && top >= -1 && right <= innerWidth + 1 && (isLong || bottom <= innerHeight + 1);
        const seen = rows ?? figure.querySelector('svg[role="application"]');
        if (seen === null || !isInside(seen.getBoundingClientRect())) found.push('the figure is cut');
        if (rows !== null && rows.scrollHeight > rows.clientHeight + 1)
          found.push('the bench scrolls in itself');
        if (seen !== null && seen.getBoundingClientRect().height < 80) found.push('the figure is flat');
        for (const text of figure.querySelectorAll('svg text')) {
          const box = text.getBoundingClientRect();
          if (box.left < -1 || box.right > innerWidth + 1) found.push(`"${text.textContent}" is cut`);
          if (Number.parseFloat(getComputedStyle(text).fontSize) < 13)
            found.push(`"${text.textContent}" is small`);
        }
        if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
        return found;
      });
      expect(faults, `${link} at ${width} x ${height}`).toEqual([]);
    }
  }
});
