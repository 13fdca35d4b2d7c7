// After one visit the page needs no network. The page registers no service worker in a driven browser: here it does not know that
// it is driven.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import { serveFolder } from '../scripts/serve.mjs';
import { rtpCapture } from './captures.ts';
import { EVERY } from './every.ts';
import { SMALL_PAGES } from './laboratories.ts';
import { expect, expectFigures, rest, test } from './page.ts';

async function taken(page: Page, choice: string): Promise<string> {
  await page.getByRole('button', { name: /^Export/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: choice }).click(),
  ]);
  return file.path();
}

type Open = (link: string) => Promise<void>;

/** Visits the page once, calls `there`, and then stops the server. Returns a function that opens links from then on. */
async function visit(page: Page, there: (open: Open) => Promise<unknown> = async () => {}): Promise<Open> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  const host = await serveFolder({ folder: join(root, 'dist'), port: 0, prefix: '/a/course/' });
  const open = async (link: string) => {
    await page.goto('about:blank');
    await page.goto(`${host.url}${link}`);
    await rest(page);
  };
  await open('#/alf?n=30&runs=2');
  await page.locator('html[data-offline="ready"]').waitFor({ state: 'attached', timeout: 120_000 });
  // the service worker also controls the tab of the first visit
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await there(open);
  await page.goto('about:blank');
  host.close();
  // the server does not answer any more
  await expect(fetch(host.url)).rejects.toThrow();
  return open;
}

test('after one visit, with the server gone: a laboratory, a picture, print, captures, a frame', async ({
  page,
}) => {
  const open = await visit(page);
  await open('#/dccp?duration=10&warmup=2&runs=2');
  await expectFigures(page);
  expect(
    readFileSync(await taken(page, 'Picture (PNG)'))
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await page.keyboard.press('Control');
  await expect(page.locator('html')).toHaveAttribute('data-prints', '');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await open('#/metrics?bench=trace');
  await page.getByRole('button', { name: /ping\.txt/ }).click();
  await expect(page.locator('[data-measure="received"] [data-value]').first()).toHaveAttribute(
    'data-value',
    /\d/,
  );
  await page.locator('input[type="file"]').setInputFiles({
    name: 'voice.pcap',
    mimeType: 'application/octet-stream',
    buffer: rtpCapture([1, 2, 4, 3, 5, 8, 7]),
  });
  await expect(page.locator('[data-measure="received"] [data-value]').first()).toHaveAttribute(
    'data-value',
    '7',
  );

  await open('?embed&sliders=ta#/alf?n=30&runs=2');
  await expect(page.getByRole('slider', { name: /Processing time/ }).last()).toBeVisible();
});

test(
  'after one visit, with the server gone: every laboratory, the page as a file, a claim, a lesson',
  EVERY,
  async ({ page }) => {
    // as large as all other files together: it is stored only after it was requested once
    const open = await visit(page, async (open) => {
      await open('#/alf?n=30&runs=2');
      await taken(page, 'Whole laboratory as a file');
    });
    for (const link of SMALL_PAGES) {
      await open(link);
      await expectFigures(page);
    }
    expect(readFileSync(await taken(page, 'Whole laboratory as a file'), 'utf8')).toContain(
      `"scenario":"${SMALL_PAGES.at(-1)?.split('?')[0]}`,
    );

    await open('#/papers/metrics-7');
    const claim = page.locator('#metrics-7');
    await claim.getByRole('combobox', { name: 'Runs' }).selectOption({ label: '5 runs, as printed' });
    await claim.getByRole('button', { name: 'Compute here' }).click();
    await expect(claim).toContainText('figures are the printed ones to the digit');

    await open('#/learn/one-drop');
    await expect(page.getByRole('heading', { level: 1, name: 'One lost packet' })).toBeVisible();
  },
);

test('it can be installed: PNG icons of the sizes that browsers ask for, one of them for masks', async ({
  request,
}) => {
  const manifest = await (await request.get('app.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Out of Sequence', start_url: './', display: 'standalone' });
  const pngs: { src: string; sizes: string; purpose?: string }[] = manifest.icons.filter(
    ({ type }: { type: string }) => type === 'image/png',
  );
  expect(pngs.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`).sort()).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pngs) {
    const bytes = await (await request.get(src)).body();
    // a PNG's header has its size
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});
