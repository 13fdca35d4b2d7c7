// The page as one file: opened from disk, in sandboxed frames, and exported from the page itself.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { buildSingle, singleFile } from '../scripts/single.mjs';
import { rtpCapture } from './captures.ts';
import { EVERY } from './every.ts';
import { SMALL_PAGES } from './laboratories.ts';
import { expect, expectFigures, open, rest, SMALL, test } from './page.ts';

const FILE = pathToFileURL(singleFile()).href;

/** The addresses of all requests, except those of data in the file. */
function asked(page: Page): string[] {
  const all: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url())) all.push(request.url().replace(/#.*/, ''));
  });
  return all;
}

async function drop(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'voice.pcap',
    mimeType: 'application/octet-stream',
    buffer: rtpCapture([1, 2, 4, 3, 5, 8, 7]),
  });
}

async function expectReceived(page: Page): Promise<void> {
  const received = page.locator('[data-measure="received"] [data-value]').first();
  await expect(received).toHaveAttribute('data-value', '7');
}

const PING = '64 bytes from 192.0.2.1: icmp_seq=1 ttl=64 time=0.4 ms\n'.repeat(3);

/** The page's frame, once it is at rest. */
async function framed(page: Page): Promise<Frame> {
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('the page has no frame');
  await frame.locator('html[data-idle="true"]').waitFor({ state: 'attached' });
  return frame;
}

test('from disk every laboratory, a lesson and a claim open, nothing else is asked for, and what is not inside is said', async ({
  page,
}) => {
  const all = asked(page);
  await page.goto(FILE);
  await rest(page);
  for (const link of SMALL_PAGES) {
    await page.evaluate((link) => location.assign(link), link);
    await rest(page);
    await expectFigures(page);
  }
  await page.getByRole('navigation', { name: 'Laboratories' }).getByRole('link', { name: 'Learn' }).click();
  await page
    .getByRole('link', { name: /One lost packet/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'One lost packet' })).toBeVisible();
  await page.evaluate(() => location.assign('#/papers/red-17'));
  await rest(page);
  await expect(page.getByText('is not in this file').first()).toBeVisible();
  await page.evaluate(() => location.assign('#/metrics?bench=trace'));
  await rest(page);
  await drop(page);
  await expectReceived(page);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'ping.txt', mimeType: 'text/plain', buffer: Buffer.from(PING) });
  await expect(page.getByText('is not in this file, but in the page on a host').first()).toBeVisible();
  expect(new Set(all)).toEqual(new Set([FILE]));
});

test('in a sandboxed frame and as text in one, its links open, and its sliders move', async ({ page }) => {
  const given = readFileSync(singleFile(), 'utf8').replace(
    '<script type="application/json" id="given">{}',
    '<script type="application/json" id="given">{"scenario":"#/dccp?duration=12&warmup=2&runs=2"}',
  );
  const around = test.info().outputPath('around.html');
  const kinds = {
    src: `<iframe width="1200" height="650" sandbox="allow-scripts" src="${FILE}${SMALL.replaceAll('&', '&amp;')}"></iframe>`,
    srcdoc: `<iframe width="1200" height="650" sandbox="allow-scripts" srcdoc="${given.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
  };
  for (const [kind, markup] of Object.entries(kinds)) {
    writeFileSync(around, `<!doctype html><meta charset="utf-8"><title>Around</title>${markup}`);
    await page.goto(pathToFileURL(around).href);
    const frame = await framed(page);
    await expect(frame.locator('h1').first()).toHaveText(kind === 'src' ? /In-order/ : /TFRC/);
    const value = frame.locator('[data-parameter] input[type="range"]').first();
    const before = await value.inputValue();
    await value.press('ArrowRight');
    expect(await value.inputValue()).not.toBe(before);
    await frame.getByRole('link', { name: 'Measures', exact: true }).click();
    await expect(frame.locator('h1').first()).toHaveText(/Measures of reordering/);
    await framed(page);
    await expect(frame.getByRole('alert')).toHaveCount(0);
  }
});

/** The path of the file that *Export* of the open figure gives. */
async function taken(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Export/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Whole laboratory as a file' }).click(),
  ]);
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

test('Export gives the file with the scenario in it, and the file gives itself on', async ({ page }) => {
  await open(page, '#/alf?w=9&n=30&runs=2');
  const first = await taken(page);
  await page.goto(pathToFileURL(first).href);
  await rest(page);
  await expectFigures(page);
  expect(await page.evaluate(() => location.hash)).toBe('#/alf?w=9&n=30&runs=2');
  const field = page.locator('[data-parameter="w"] input').first();
  await field.fill('11');
  await field.press('Enter');
  await rest(page);
  const second = await taken(page);
  // browsers serialize markup differently: only the scripts inside are compared
  const inside = (file: string) => readFileSync(file, 'utf8').match(/<script(?![^>]*id="given")[^>]*>[^<]*/g);
  expect(inside(second)).toEqual(inside(singleFile()));
  await page.goto(pathToFileURL(second).href);
  await rest(page);
  await expectFigures(page);
  expect(await page.evaluate(() => location.hash)).toBe('#/alf?w=11&n=30&runs=2');
});

test(
  'built with one laboratory it is smaller, reads captures if that one does, and says what is not inside',
  EVERY,
  async ({ page }) => {
    expect(await buildSingle('metrics')).toBeLessThan(1_200_000);
    await page.goto(pathToFileURL(singleFile('metrics')).href);
    await rest(page);
    expect(await page.evaluate(() => location.hash)).toMatch(/^#\/metrics/);
    await expect(page.getByRole('navigation', { name: 'Laboratories' }).getByText('RED')).toHaveCount(0);
    for (const [link, title] of [
      ['#/red', 'TCP over RED with reordering: not in this file'],
      ['#/learn', 'Learn: not in this file'],
    ] as const) {
      await page.evaluate((link) => location.assign(link), link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('main').getByRole('link').first().click();
      await rest(page);
      await expectFigures(page);
    }
    await page.evaluate(() => location.assign('#/metrics?bench=trace'));
    await rest(page);
    await drop(page);
    await expectReceived(page);
  },
);
