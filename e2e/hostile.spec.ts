// Hostile links: the page works, says what it ignored or clamped, and rewrites the address to what it has read. The address of
// a link with unknown keys or choices, or of one that cannot be opened, stays. How such links are read is tested without a
// browser (web/scenario/hostile.test.ts).

import type { Page } from '@playwright/test';
import { expect, expectFigures, notice, open, rest, test } from './page.ts';

/** A link, the text of the notice (null if there is none), and the rewritten address (null if it stays). */
type Case = readonly [link: string, said: RegExp | null, address: string | null];

const many = Array.from({ length: 1000 }, (_, at) => `k${at}=1`).join('&');

const CASES: readonly Case[] = [
  ['#/alf?tq=20&ta=300', /“tq” is not known.+clamped to 200/, null],
  [`#/alf?${many}`, /and \d+ more/, null],
  [
    '#/alf?delay=<script>alert(1)</script>',
    /Delay law: “<script>alert\(1\)<\/script>” cannot be chosen/,
    null,
  ],
  [
    '#/alf?lose="><svg onload=alert(1)>',
    /Forced losses: entries that could not be read were ignored/,
    '#/alf',
  ],
  [`#/alf?${'x'.repeat(1_000_000)}`, /The link is too long/, null],
  ['?ta=30#/alf?ta=20', null, '#/alf?ta=20'],
];

/** Links that cannot be opened, and the reasons that the page gives. */
const REFUSED: readonly (readonly [link: string, why: RegExp])[] = [
  ['#/<b>alf</b>', /names the laboratory “<b>alf<\/b>”/],
  [`#/${'x'.repeat(1_000_000)}`, /names the laboratory “x{40}…”/],
  ['#/?ta=20', /names no laboratory/],
  ['#/alf?v=99&ta=20', /later version.+version 99/],
];

/** The decoded hash of the address. */
const hashOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

async function expectRead(page: Page, [link, said, address]: Case): Promise<void> {
  if (said === null) await expect(notice(page), link).toBeEmpty();
  else await expect(notice(page), link).toContainText(said);
  await expect.poll(() => hashOf(page), link).toBe(address ?? decodeURIComponent(link));
}

async function expectRefused(page: Page, [link, why]: (typeof REFUSED)[number]): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, link).toHaveText('This link cannot be opened here');
  await expect(page.getByRole('main'), link).toContainText(why);
  await expect(notice(page), link).toBeEmpty();
  expect(hashOf(page)).toBe(link);
}

// an open page takes a link without a reload
test('one after another on one page', async ({ page }) => {
  await open(page);
  for (const each of CASES) {
    await page.goto(`./${each[0]}`);
    await expectRead(page, each);
  }
  await rest(page);
  await expectFigures(page);
});

test('those that open nothing, and then one that does', async ({ page }) => {
  await open(page);
  for (const each of REFUSED) {
    await page.goto(`./${each[0]}`);
    await expectRefused(page, each);
  }
  await rest(page);
  await page.goto('./#/alf?ta=21&n=30&runs=2');
  await rest(page);
  await expectFigures(page);
  await expect(notice(page)).toBeEmpty();
});

test('as the first thing that the page opens', async ({ page }) => {
  const [unknown] = CASES;
  const [refused] = REFUSED;
  if (unknown === undefined || refused === undefined) throw new Error('there is none');
  await page.goto(`./${unknown[0]}`);
  await expectRead(page, unknown);
  await expectFigures(page);
  await page.goto('about:blank');
  await page.goto(`./${refused[0]}`);
  await expectRefused(page, refused);
});
