// After one visit the page needs no network. A driven browser is not given the service worker: here it says that it is not.

import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { serveFolder } from '../scripts/serve.mjs';
import { SMALL_PAGES } from './laboratories.ts';
import { expect, expectFigures, rest, test } from './page.ts';

test('after one visit every laboratory opens with the server gone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  const host = await serveFolder({ folder: join(root, 'dist'), port: 0, prefix: '/a/course/' });
  await page.goto(`${host.url}#/alf?n=30&runs=2`);
  await page.locator('html[data-offline="ready"]').waitFor({ state: 'attached', timeout: 120_000 });
  await page.goto('about:blank');
  host.close();
  // nobody answers any more
  await expect(fetch(host.url)).rejects.toThrow();
  for (const link of SMALL_PAGES) {
    await page.goto('about:blank');
    await page.goto(`${host.url}${link}`);
    await rest(page);
    await expectFigures(page);
  }
  const figure = page.getByRole('figure').first();
  await figure.getByRole('button', { name: /^Export/ }).click();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    figure.getByRole('button', { name: 'Picture (PNG)' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
});
