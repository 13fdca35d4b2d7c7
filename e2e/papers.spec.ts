// The page Papers: claims found, opened by their address, read by the keyboard and on a phone.

import { expectAccessible } from './axe.ts';
import { expect, open, rest, test } from './page.ts';

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
  await expect(page).toHaveTitle('Papers · Out of Sequence');
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
  await expect(claim).toContainText("Under the paper's simulator: reproduced");
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
    await expectAccessible(page);
  }
});
