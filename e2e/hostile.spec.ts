// Links that nobody meant well: the page works, says what it ignored or clamped, and rewrites the address as
// what it was read as. A link with keys or choices that it does not know, or that it cannot open at all, stays as it is.

import type { Page } from '@playwright/test';
import { expect, expectFigures, notice, open, rest, test } from './page.ts';

/** The link, what the notice says (null: nothing), and the address that it becomes (null: it stays). */
type Case = readonly [link: string, said: RegExp | null, address: string | null];

const many = Array.from({ length: 1000 }, (_, at) => `k${at}=1`).join('&');

const CASES: readonly Case[] = [
  // keys
  ['#/alf?foo=1', /"foo" is not known here/, null],
  ['#/alf?tq=20&ta=300', /"tq" is not known.+clamped to 200/, null],
  ['#/alf?=', /"" is not known here/, null],
  ['#/alf?&&&&', null, '#/alf'],
  ['#/alf?ta=20&ta=30', /Processing time Ta is given twice; the first counts/, '#/alf?ta=20'],
  ['#/alf?TA=20', /"TA" is not known here/, null],
  ['#/alf?__proto__=1', /"__proto__" is not known here/, null],
  ['#/alf?constructor=1&toString=2', /"toString" is not known here/, null],
  [`#/alf?${many}`, /and \d+ more/, null],
  ['#/alf?%00=%00', /is not known here/, null],
  // numbers
  ['#/alf?ta=NaN', /Processing time Ta: "NaN" is not a number; it keeps its default/, '#/alf'],
  ['#/alf?ta=-Infinity', /"-Infinity" is not a number/, '#/alf'],
  ['#/alf?ta=1e309', /1e309 was clamped to 200 ms/, '#/alf?ta=200'],
  ['#/alf?ta=-1e309', /-1e309 was clamped to 0 ms/, '#/alf?ta=0'],
  ['#/alf?d=-5', /One-way delay D: -5 was clamped to 1 ms/, '#/alf?d=1'],
  ['#/alf?ta=-0', null, '#/alf?ta=0'],
  ['#/alf?w=0', /Receive window W: 0 was clamped to 1 ADU\./, '#/alf?w=1'],
  ['#/alf?w=99999', /99999 was clamped to 256 ADUs/, '#/alf?w=256'],
  ['#/alf?w=16.5', /16\.5 was rounded to 17 ADUs/, '#/alf?w=17'],
  ['#/alf?l=2', /Loss rate L: 2 was clamped to 0\.6\./, '#/alf?l=0.6'],
  ['#/alf?ta=0x10', /"0x10" is not a number/, '#/alf'],
  ['#/alf?ta=1,5', /"1,5" is not a number/, '#/alf'],
  ['#/alf?ta=٣', /Ta: ".+" is not a number/, '#/alf'],
  ['#/alf?ta=', /Ta: "" is not a number/, '#/alf'],
  ['#/alf?ta', /Ta: "" is not a number/, '#/alf'],
  ['#/alf?ta=%00', /Ta: ".+" is not a number/, '#/alf'],
  ['#/alf?ta=🐌', /Ta: "🐌" is not a number/, '#/alf'],
  [`#/alf?ta=${'9'.repeat(400)}`, /Ta: 9+… was clamped to 200 ms/, '#/alf?ta=200'],
  ['#/alf?seed=99999999999999999999', /Seed: .+ was clamped to 999999\./, '#/alf?seed=999999'],
  ['#/alf?n=1e400&runs=1e400', /Replications: 1e400 was clamped to 200 runs/, '#/alf?n=10000&runs=200'],
  // scripts and broken text
  ['#/alf?delay=<script>alert(1)</script>', /Delay law: "<script>alert\(1\)<\/script>" is not one/, null],
  ['#/alf?<img src=x onerror=alert(1)>', /is not known here/, null],
  [
    '#/alf?lose="><svg onload=alert(1)>',
    /Forced losses: entries that could not be read were ignored/,
    '#/alf',
  ],
  ['#/alf?ta=%', /Ta: the text could not be decoded/, '#/alf'],
  ['#/alf?ta=%E0%A4%A', /Ta: the text could not be decoded/, '#/alf'],
  ['#/alf?delay=%ff%fe', /Delay law: the text could not be decoded/, '#/alf'],
  [`#/alf?${'x'.repeat(1_000_000)}`, /The link is too long/, null],
  // versions, and what stands before the scenario
  ['?ta=30#/alf?ta=20', null, '#/alf?ta=20'],
  ['#/alf?v=1&ta=20', null, '#/alf?ta=20'],
  ['#/alf?v=x&ta=20', /"x" is not a version of links/, '#/alf?ta=20'],
];

/** Links that open nothing here, and why. */
const REFUSED: readonly (readonly [link: string, why: RegExp])[] = [
  ['#/nowhere?ta=20', /asks for a laboratory “nowhere”/],
  ['#/<b>alf</b>', /asks for a laboratory “<b>alf<\/b>”/],
  ['#/🐌', /asks for a laboratory “🐌”/],
  ['#/__proto__', /asks for a laboratory “__proto__”/],
  ['#/alf/../../etc/passwd', /asks for a laboratory “alf\/\.\./],
  ['#/alf#/alf', /asks for a laboratory “alf#\/alf”/],
  [`#/${'x'.repeat(1_000_000)}`, /asks for a laboratory “x{40}…”/],
  ['#javascript:alert(1)', /asks for a laboratory/],
  ['#/?ta=20', /names no laboratory/],
  ['#/alf?v=99&ta=20', /later version.+version 99/],
];

/** The address behind its path, to be read by people. */
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

// a page that is open already takes a link without loading again
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
  const wanted = ['"foo"', 'clamped to 0 ms', 'too long', 'not a version'];
  const first = CASES.filter(([, said]) => wanted.some((words) => said?.source.includes(words)));
  expect(first.length).toBeGreaterThanOrEqual(wanted.length);
  for (const each of first) {
    await page.goto('about:blank');
    await page.goto(`./${each[0]}`);
    await expectRead(page, each);
    await expectFigures(page);
  }
  for (const each of REFUSED.slice(0, 2)) {
    await page.goto('about:blank');
    await page.goto(`./${each[0]}`);
    await expectRefused(page, each);
  }
});
