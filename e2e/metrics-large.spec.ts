// A large capture is read by two workers, or by one if the second fails.

import type { Page, Worker } from '@playwright/test';
import { reorderedOrder, rtpCapture } from './captures.ts';
import { testEach } from './every.ts';
import { expect, open, rest, test } from './page.ts';

/** Drops one capture, repeated to this size in megabytes. */
async function dropLarge(page: Page, megabytes: number): Promise<void> {
  await page.evaluate(
    ({ base64, head, megabytes }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const records = bytes.subarray(head);
      const copies = Math.ceil((megabytes * 1e6) / records.length);
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes, ...Array.from({ length: copies }, () => records)], 'large.pcap'));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer }));
    },
    { base64: rtpCapture(reorderedOrder()).toString('base64'), head: 24, megabytes },
  );
}

const holds = (page: Page) => page.getByRole('region', { name: 'What the trace holds' });

test('reading a large capture takes two workers, shows its progress and never holds the page', async ({
  page,
}) => {
  await open(page, '#/metrics?bench=trace');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    // the progress bar's value in each frame while the file is read: a blocked page would draw no frames
    const shown: number[] = [];
    const frame = () => {
      const value = document.querySelector('progress')?.value ?? 0;
      if (value > 0 && value !== shown.at(-1)) shown.push(value);
      dataset.shown = JSON.stringify(shown);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await dropLarge(page, 250);
  await expect(holds(page)).toContainText('250 MB', { timeout: 120_000 });
  expect([workers.length, new Set(workers).size]).toEqual([2, 1]);
  const shown: number[] = JSON.parse((await page.locator('html').getAttribute('data-shown')) ?? '');
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
});

test('on a phone nothing that is seen moves from the drop to the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/metrics?bench=trace');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.moved = '0';
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      dataset.moved = String(shifts.reduce((sum, { value }) => sum + value, Number(dataset.moved)));
    }).observe({ type: 'layout-shift' });
  });
  await dropLarge(page, 50);
  await expect(holds(page)).toContainText('large.pcap', { timeout: 120_000 });
  await rest(page);
  expect(Number(await page.locator('html').getAttribute('data-moved'))).toBeLessThan(0.1);
});

/** Ways in which the second worker fails while it reads. */
const ENDS = {
  'breaks down': () => {
    setTimeout(() => {
      throw new Error('broken for the test');
    });
  },
  // the page notices only by the lock that the worker held
  'ends without a word': async () => {
    const holds = async () =>
      (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('lifetime'));
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve));
    setTimeout(() => self.close());
  },
};

testEach(
  Object.entries(ENDS),
  ([name]) => `one worker reads a large capture alone if the second one ${name}`,
  async (page, [, end]) => {
    await open(page, '#/metrics?bench=trace');
    const workers: Worker[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      page.on('worker', (worker) => {
        if (workers.push(worker) === 2) worker.evaluate(end).then(resolve, reject);
      });
    });
    await dropLarge(page, 250);
    await ended;
    await expect(holds(page)).toContainText('250 MB', { timeout: 120_000 });
    await expect(page.locator('[data-measure="duplicates"] [data-value]')).not.toHaveAttribute(
      'data-value',
      '0',
    );
  },
);
