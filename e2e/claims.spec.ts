// Presets by their claims: found by words, figures and sources, with small pictures, and opened; the page About.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import { MODEL_VERSION } from '../sim-wasm/pkg/params.ts';
import { expectAccessible, OF_COLOURS } from './axe.ts';
import { EVERY, testEach } from './every.ts';
import { PAGES } from './laboratories.ts';
import { expect, open, rest, test } from './page.ts';
import { choosePreset, claimsOf, expectPreset, openPresets, presetButton } from './presets.ts';

const search = (panel: Locator) => panel.getByRole('searchbox', { name: 'Find a preset' });

test('presets are found by words and by a figure of a paper, with the ledger’s verdicts; what is not found is said', async ({
  page,
}) => {
  await open(page, '#/alf?n=30&runs=2');
  const panel = await openPresets(page);
  const cards = panel.locator('[data-preset]');
  const all = await cards.count();
  expect(all).toBeGreaterThan(50);
  await expect(panel.getByRole('status')).toHaveText(`${all} of ${all}`);
  // the open laboratory's presets are first
  await expect(cards.first()).toHaveAttribute('data-preset', /^alf /);
  // one search only: others are tested without a browser (web/app/presets/cards.test.ts)
  await search(panel).fill('fig. 8 neglia');
  await expect(cards).toHaveCount(1);
  await expect(cards).toHaveAttribute('data-preset', 'red fig8');
  await expect(panel.getByRole('status')).toHaveText(`1 of ${all}`);
  await search(panel).fill('perpetuum mobile');
  await expect(cards).toHaveCount(0);
  await expect(panel).toContainText('Nothing is found for “perpetuum mobile”. What can be found:');
  await search(panel).fill('figure 8 gagnon');
  const card = panel.locator('[data-preset="alf fig8"]');
  const ledger = readFileSync(join(root, 'docs/ledger/alf.md'), 'utf8');
  const rows = [...ledger.matchAll(/^\| alf-(?:20|21) \| [^|]+ \| ([^|]+) \| ([^|]+) \|/gm)];
  expect(rows).toHaveLength(2);
  for (const [, words, verdict] of rows) await expect(card).toContainText(`“${words}” ${verdict}`);
  await expect(card.locator('[data-verdict="reproduced in part"]')).toHaveCount(1);
  await expect(card).toContainText('Diot and Gagnon (1999), figure 8, section 4.2.1');
  // a verdict leads to its claim, and the panel closes
  await card.getByRole('link', { name: 'reproduced in part' }).first().click();
  await expect(page).toHaveURL(/#\/papers\/alf-20$/);
  await expect(panel).toHaveCount(0);
  await expect(page.locator('#alf-20')).toContainText('How it was checked');
});

// that each preset's link is read back unchanged, and that claims are unique, is tested without a browser
testEach(
  PAGES,
  (link) => `a preset of ${link} opens its scenario, and the longest claim fits the rail`,
  async (page, link) => {
    const lab = link.replace('#/', '');
    // only scenarios are tested here, not results: the modules are held back, so that nothing is simulated
    await page.route('**/*.wasm', () => {});
    await page.goto(`./${link}${lab === 'metrics' ? '?n=1000' : ''}`);
    await expect(presetButton(page)).toBeVisible();
    const claims = await claimsOf(page, lab);
    const longest = claims.reduce((one, other) => (other.length > one.length ? other : one), '');
    for (const claim of [longest, claims.at(-1) ?? '']) {
      const panel = await openPresets(page);
      await search(panel).fill(claim);
      await panel.getByRole('button', { name: claim, exact: true }).click();
      await expect(panel).toHaveCount(0);
      // the page finds the preset by its scenario, not by what was pressed
      await expectPreset(page, claim);
      // the whole claim is readable, on at most two lines of the rail
      const box = await presetButton(page).boundingBox();
      expect(box?.height, claim).toBeLessThan(50);
    }
  },
);

test('a preset of another laboratory opens that laboratory, by the keyboard alone', async ({ page }) => {
  await open(page, '#/alf?n=30&runs=2');
  const before = page.url();
  await presetButton(page).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Presets' });
  await expect(search(panel)).toBeFocused();
  // letters that are shortcuts elsewhere are text in the search
  await page.keyboard.type('p?');
  await expect(panel).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-present');
  expect(page.url()).toBe(before);
  await search(panel).fill('rfc 4737 section 7.2');
  await expect(panel.locator('[data-preset]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('button', { name: 'One packet overtakes two' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search(panel)).toBeFocused();
  // Enter opens the first preset found
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await rest(page);
  await expect(page).toHaveURL(/#\/metrics\?bench=sequence&seq=1\+2\+3\+4\+7/);
  await expectPreset(page, 'One packet overtakes two');
  await page.goBack();
  await rest(page);
  await expect(page).toHaveURL(before);
});

test('Escape closes the panel: the focus goes back, and nothing has changed', EVERY, async ({ page }) => {
  await open(page, '#/alf?n=30&runs=2&ta=33');
  const before = page.url();
  await presetButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Presets' });
  await expect(panel.locator('[data-preset]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(presetButton(page)).toBeFocused();
  await rest(page);
  expect(page.url()).toBe(before);
});

test('what is kept stays beside a preset', EVERY, async ({ page }) => {
  await open(page, '#/alf?n=30&runs=2&keep=w:8');
  await choosePreset(page, 'Delay widens the range');
  await expect(page).toHaveURL(/family=d&keep=w:8$/);
});

test('the panel of presets goes when the address changes under it, and not by its own search', async ({
  page,
}) => {
  await open(page, '#/metrics?seq=2+1+3');
  await page.evaluate(() => {
    location.hash = '#/metrics?seq=3+1+2';
  });
  await rest(page);
  const panel = await openPresets(page);
  await search(panel).fill('rfc');
  await rest(page);
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/seq=2\+1\+3$/);
  // a link closes the panel too, here one to another laboratory
  await openPresets(page);
  await page.evaluate(() => {
    location.hash = '#/alf?n=30&runs=2';
  });
  await expect(panel).toHaveCount(0);
  await rest(page);
  await expect(page).toHaveURL(/#\/alf\?n=30&runs=2$/);
});

/** The number of cards whose picture has a mark: a stroke or area of some length, or ink on a canvas. */
async function drawn(cards: Locator): Promise<number> {
  return cards.evaluateAll((all) => {
    const hasInk = (canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width || 1, canvas.height || 1).getContext('2d', {
        willReadFrequently: true,
      });
      copy?.drawImage(canvas, 0, 0);
      const data = copy?.getImageData(0, 0, canvas.width || 1, canvas.height || 1).data;
      return data?.some((value) => value > 0) === true;
    };
    return all.filter((card) => {
      const canvases = [...card.querySelectorAll('canvas')].filter(
        ({ width, height }) => width > 0 && height > 0,
      );
      const marks = [
        ...card.querySelectorAll<SVGGeometryElement>('[aria-hidden] :is(path, rect, line, circle)'),
      ];
      return canvases.some(hasInk) || marks.some((mark) => mark.getTotalLength() > 20);
    }).length;
  });
}

testEach(
  [
    ['alf', 'figure 8 gagnon'],
    ['red', 'late packet is sent twice'],
    ['dccp', 'table ii'],
    ['metrics', 'rfc 4737'],
  ] as const,
  ([lab]) => `cards of ${lab} have their pictures, and the page’s own scenario stays`,
  async (page, [lab, asked]) => {
    await open(page, '#/metrics?bench=sequence&seq=2+1+3');
    const before = page.url();
    const panel = await openPresets(page);
    await search(panel).fill(asked);
    const cards = panel.locator(`[data-preset^="${lab} "]`);
    const count = await cards.count();
    expect(count).toBeGreaterThan(0);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      await expect.poll(() => drawn(card), { timeout: 120_000 }).toBe(1);
    }
    expect(page.url()).toBe(before);
    await page.keyboard.press('Escape');
    await rest(page);
    expect(page.url()).toBe(before);
  },
);

test('on a phone the panel is the whole screen, and in both themes no rule of access is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/metrics?bench=sequence&seq=2+1+3');
  const panel = await openPresets(page);
  await search(panel).fill('rfc');
  await rest(page);
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await rest(page);
  await expectAccessible(page, OF_COLOURS);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
});

async function openAbout(page: Page): Promise<void> {
  await open(page, '#/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Out of Sequence');
}

test(
  'the page about this one is reached by the keyboard, from the first page and from a laboratory',
  EVERY,
  async ({ page }) => {
    for (const link of ['', '#/metrics?bench=sequence&seq=2+1+3']) {
      await open(page, link);
      await page.getByRole('button', { name: 'More', exact: true }).focus();
      await page.keyboard.press('Enter');
      const way = page.getByRole('link', { name: /^About/ });
      await way.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Out of Sequence');
      await expect(page).toHaveURL(/#\/about$/);
      await expect(page).toHaveTitle('About · Out of Sequence');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('About Out of Sequence');
    }
  },
);

test(
  'each source of the page is named, and its link leads where it says',
  EVERY,
  async ({ page, request }) => {
    await openAbout(page);
    const sources = page.locator('[data-source]');
    const citation = readFileSync(join(root, 'CITATION.cff'), 'utf8');
    const titles = [...citation.matchAll(/^ {4}title: "(.*)"$/gm)].map(([, title]) => title);
    await expect(sources.locator('cite')).toHaveText(titles.map((title) => title ?? ''));
    for (const source of await sources.all()) {
      const text = (await source.textContent()) ?? '';
      for (const link of await source.locator('a[href^="http"]').all()) {
        const href = await link.getAttribute('href');
        const [, rfc] = text.match(/RFC (\d{4})/) ?? [];
        const [, recommendation] = text.match(/ITU-T (G\.\d+)/) ?? [];
        if (recommendation !== undefined)
          expect(href).toBe(`https://www.itu.int/rec/T-REC-${recommendation}`);
        else if (rfc !== undefined) expect(href).toBe(`https://www.rfc-editor.org/rfc/rfc${rfc}`);
        else expect(citation).toContain(`doi: ${href?.replace('https://doi.org/', '')}`);
        expect(href).toContain(await link.textContent());
      }
    }
    // every RFC has its link
    const standards = sources.filter({ hasText: /RFC \d{4}/ });
    expect(await standards.locator('a[href^="https://www.rfc-editor.org/"]').count()).toBe(
      await standards.count(),
    );
    // the file is beside the page, whatever address the link shows
    const address = new URL('licenses.txt', page.url()).href;
    expect((await request.get(address)).ok()).toBe(true);
    await expect(page.getByRole('link', { name: 'licenses.txt' })).toHaveJSProperty('href', address);
  },
);

test('the page about this one counts the ledger’s verdicts, and says how to cite', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAbout(page);
  for (const name of readdirSync(join(root, 'docs/ledger')).filter((each) => each !== 'full.md')) {
    const ledger = readFileSync(join(root, 'docs/ledger', name), 'utf8');
    const counts = [...ledger.matchAll(/^\| [a-z ]+ \| ([\d| ]+) \|$/gm)].map(([, row = '']) =>
      row.split(' | '),
    );
    // a ledger with several columns has a row of the table for each
    const rows = (counts[0] ?? []).flatMap((_, column) => counts.map((row) => row[column] ?? ''));
    await expect(page.locator(`[data-ledger="${name.replace('.md', '')}"] td`)).toHaveText(rows);
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await expect(page.getByRole('main')).toContainText(
    `Version ${version}, its models of version ${MODEL_VERSION}, under the MIT licence.`,
  );
  await page.getByRole('button', { name: 'Copy as BibTeX' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByRole('textbox', { name: 'BibTeX' }).inputValue());
  expect(copied).toContain(`version = {${version}}`);
  // no address of this computer, on which the tests' page is served
  expect(copied).not.toContain('127.0.0.1');
  expect(copied.match(/^@/gm)).toHaveLength(5);
});

test('the page about this one fits a phone, and breaks no rule of access', EVERY, async ({ page }) => {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openAbout(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  }
});
