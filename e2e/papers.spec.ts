// The page Papers: claims are found, opened by their address, and read by keyboard and on a phone.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { expectAccessible } from './axe.ts';
import { EVERY } from './every.ts';
import { expect, open, rest, test } from './page.ts';

/** The claims that `oos ledger --json` has printed. */
const PRINTED: readonly { id: string; verdict: string }[] = JSON.parse(
  readFileSync(join(root, 'web/sources/claims.json'), 'utf8'),
).flatMap(({ statements }: { statements: { id: string; verdict: string }[] }) => statements);

test('claims are found by verdict, figure and word, and lead to their scenario and back', async ({
  page,
}) => {
  await open(page, '#/about');
  const door = page.getByRole('banner').getByRole('link', { name: 'Papers', exact: true });
  await expect(door).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(door).toBeHidden();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Papers: / })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(door).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: /contradictory in Delivery$/ }).click();
  await rest(page);
  await expect(page).toHaveURL(/#\/papers\/alf\/contradictory$/);
  await expect(page).toHaveTitle('Diot and Gagnon (Delivery) · contradictory · Papers · Out of Sequence');
  const claims = page.locator('[data-claim]');
  const shown = page.getByRole('complementary', { name: 'Find claims' }).getByRole('status');
  const count = await claims.count();
  expect(count).toBeGreaterThan(0);
  await expect(shown).toHaveText(`${count} shown`);
  await page.getByRole('link', { name: /^all claims/ }).click();
  await page.getByRole('button', { name: 'Figure 8', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Open figure 8 in Delivery/ }).first()).toHaveAttribute(
    'href',
    /^#\/alf\?/,
  );
  for (const place of await claims.allTextContents()) expect(place).toContain('figure 8');
  await page.getByRole('button', { name: 'Figure 8', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a claim' }).fill('perpetuum mobile');
  await expect(claims).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Find a claim' }).fill('alf-73');
  await expect(claims).toHaveCount(1);
  await claims.getByRole('button').first().press('Enter');
  await claims.getByRole('link', { name: 'Open in Delivery' }).click();
  await expect(page).toHaveURL(/#\/alf\?/);
  await page.goBack();
  await expect(claims.first()).toBeVisible();
});

test('a claim’s address opens it in sight; link and BibTeX are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/papers/red-17');
  const claim = page.locator('#red-17');
  await expect(claim.getByRole('button').first()).toBeFocused();
  await expect(claim).toBeInViewport();
  await expect(claim).toContainText("Under the paper's simulator: undecided");
  await claim.getByRole('button', { name: 'Copy BibTeX' }).click();
  await expect(claim.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.match(/^@\w+\{[^,]+/gm)).toEqual([
    '@misc{out-of-sequence-red-17',
    '@inproceedings{neglia-falletta-bianchi',
    '@software{out-of-sequence',
  ]);
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await rest(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessible(page);
});

// one claim only: the figures of others are tested without a browser (web/papers/live.test.ts)
test(
  'Compute here tells its progress, ends when it is told to, and comes to the printed figures',
  EVERY,
  async ({ page }) => {
    await open(page, '#/papers/metrics-7');
    const claim = page.locator('#metrics-7');
    const state = claim.getByRole('status').filter({ hasText: /\S/ });
    await claim.getByRole('combobox', { name: 'Runs' }).selectOption({ label: '100 runs' });
    await claim.getByRole('button', { name: 'Compute here' }).click();
    await expect(state).toHaveText(/\d+ of \d+ runs/);
    await expect(claim.getByRole('progressbar', { name: 'Runs computed' })).toBeVisible();
    await claim.getByRole('button', { name: 'Cancel' }).click();
    await expect(claim.getByRole('button', { name: 'Compute here' })).toBeVisible();
    await expect(claim.locator('[data-live]')).toHaveCount(0);
    for (const [id, label] of [
      ['metrics-7', '5 runs'],
      ['tcp-16', '4 runs'],
    ] as const) {
      await page.goto(`./#/papers/${id}`);
      const row = page.locator(`#${id}`);
      const rules = await row.locator('[data-outcome]').count();
      expect(rules).toBeGreaterThan(0);
      await row.getByRole('combobox', { name: 'Runs' }).selectOption({ label: `${label}, as printed` });
      await row.getByRole('button', { name: 'Compute here' }).click();
      const { verdict } = PRINTED.find((printed) => printed.id === id) ?? {};
      await expect(row).toContainText(
        `Computed here with ${label}: ${verdict}. All ${rules} figures are the printed ones to the digit.`,
        {
          timeout: 60_000,
        },
      );
      await expect(row.locator('[data-live]')).toHaveCount(rules);
    }
  },
);

test('a figure of a paper opens with the paper’s numbers drawn into it', async ({ page }) => {
  await open(page, '#/papers/metrics');
  await page.getByRole('button', { name: 'Figure 4', exact: true }).click();
  const number = page.getByRole('link', { name: 'In its figure: MD, uniform, j = 1 ms' });
  await expect(number).toHaveAttribute('href', /stated=show/);
  await page.getByRole('link', { name: /^Open figure 4 in Measures/ }).click();
  const figure = page.getByRole('main');
  await expect(figure.getByText('the paper: 7.1, 6.6, 5.3').first()).toBeVisible();
  await expect(figure.getByText('stated in the paper, section 4, figure 4').first()).toBeVisible();
});

test('of some hundred claims those in sight are laid out, and others when they come into sight', async ({
  page,
}) => {
  await page.goto('./#/papers');
  const claims = page.locator('main li[id]');
  await expect(claims.first()).toBeVisible();
  const isLaidOut = (words: Element | null) => words?.checkVisibility({ contentVisibilityAuto: true });
  const first = claims.first().getByRole('button').first();
  const last = claims.last().getByRole('button').first();
  expect(await first.evaluate(isLaidOut)).toBe(true);
  expect(await last.evaluate(isLaidOut)).toBe(false);
  await claims.last().scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate(isLaidOut)).toBe(true);
});
