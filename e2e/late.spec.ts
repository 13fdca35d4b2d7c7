// Parts that load later and cannot: they say so, the page around them goes on, and they can be asked for again.

import { expect, expectFigures, open, rest, test } from './page.ts';

const LOST = /could not be loaded/;

test('a table that cannot be loaded is asked for again', async ({ page, troubles }) => {
  await open(page, '#/alf?n=100&fig=curve');
  await page.route('**/DataTable*.js', (route) => route.abort());
  await page.getByRole('button', { name: /^Data/ }).click();
  await expect(page.getByRole('alert')).toHaveText(LOST);
  // the figure is still there and follows
  await page.locator('[data-parameter="ta"] input[type="range"]').first().focus();
  await page.keyboard.press('PageUp');
  await rest(page);
  await expect(page.locator('[data-figure="curve"]').getByRole('application')).toBeVisible();
  await page.unroute('**/DataTable*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  expect(troubles.splice(0).join()).toContain('ERR_FAILED');
});

test('a laboratory that cannot be loaded leaves the navigation', async ({ page, troubles }) => {
  await open(page, '#/metrics');
  await page.route('**/AlfPage*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Delivery' }).click();
  await expect(page.getByRole('alert')).toHaveText(LOST);
  await page.getByRole('link', { name: 'Measures' }).click();
  await expectFigures(page);
  expect(troubles.splice(0).join()).toContain('ERR_FAILED');
});

test('a ladder that cannot be loaded leaves the other figures', async ({ page, troubles }) => {
  await page.route('**/Ladder-*.js', (route) => route.abort());
  await open(page, '#/alf?n=100');
  await page.getByText('Loading the packet ladder').scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toHaveText(LOST);
  await expect(page.locator('[data-figure="curve"]').getByRole('application')).toBeVisible();
  await page.unroute('**/Ladder-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-figure="ladder"]').getByRole('application')).toBeVisible();
  expect(troubles.splice(0).join()).toContain('ERR_FAILED');
});
