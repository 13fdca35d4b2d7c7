// The theme: that of the system, until the reader chooses one.

import { readFileSync } from 'node:fs';
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
  // poll: the page hears of the system's theme in a task of its own, for which `rest` does not wait
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  // canvases are drawn again
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

test('where a system forces its colours, drawings have them, what is solid shows its word, and pictures do not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  // in forced colours the reader's choice must be ignored: the background is the system's
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await open(page, '#/alf?n=30&runs=2&fig=ladder');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  const [words, ground] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText = 'color: CanvasText; background: Canvas';
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return [color, backgroundColor];
  });
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { fill, color, backgroundColor } = getComputedStyle(element);
        return { fill, color, backgroundColor };
      });
  expect((await look('[data-part="stage"] svg[role="application"] text')).fill).toBe(words);
  expect(await look('[data-part="stage"] [data-plays]')).toMatchObject({
    color: ground,
    backgroundColor: words,
  });
  // an exported file has the theme's own colours
  await page.getByRole('button', { name: /^Export: / }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture (SVG)' }).click(),
  ]);
  const picture = readFileSync(await download.path(), 'utf8');
  expect(picture).toContain('fill="#15181a"');
  expect(picture).not.toContain(`fill="${words}"`);
  expect(picture).not.toContain('Canvas');
});
