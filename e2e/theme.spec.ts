// Light or dark as the system wishes, until the reader chooses.

import { expect, open, rest, test } from './page.ts';

test('the page follows the system, a choice holds against it, and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '#/alf?n=30&runs=2&fig=surface');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const drawn = () =>
    page
      .locator('[data-figure="surface"] canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const dark = await background();
  const inTheDark = await drawn();
  await page.emulateMedia({ colorScheme: 'light' });
  // the page hears of the system's wish in a task of its own, which nothing at rest waits for
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  // canvases are drawn anew
  await expect.poll(drawn).not.toBe(inTheDark);
  const theme = (name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await theme('dark').check();
  await expect.poll(background).toBe(dark);
  await expect.poll(drawn).toBe(inTheDark);
  await page.reload();
  await rest(page);
  expect(await background()).toBe(dark);
  await more.click();
  await expect(theme('dark')).toBeChecked();
  await theme('as the system').check();
  await expect.poll(background).toBe(light);
});
