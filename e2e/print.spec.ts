// Printing: each figure is on one page, with a QR code that leads back to it.

import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { testFigures } from './every.ts';
import { figureLinks } from './laboratories.ts';
import { expect, open, takenLink, test } from './page.ts';

/** Paper formats, with the area inside the margins (CSS px). */
const PAPERS = [
  { format: 'A4', width: 703, height: 1031 },
  { format: 'Letter', width: 725, height: 965 },
] as const;

/** Opens a link, and waits until the page is at rest and listens for printing. */
async function openForPrint(page: Page, link: string): Promise<void> {
  await open(page, link);
  await page.keyboard.press('Control');
  await expect(page.locator('html')).toHaveAttribute('data-prints', '');
}

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The text in the QR code of the first sheet. */
async function readCode(page: Page): Promise<string | undefined> {
  const picture = await page.locator('#sheets .sheet-code').first().screenshot();
  const { width, height, data } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('there is no canvas');
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    // pixels as characters of a text: a list of numbers takes ten times as long to transfer
    return {
      width: image.width,
      height: image.height,
      data: Array.from(pixels, (one) => String.fromCharCode(one)).join(''),
    };
  }, picture.toString('base64'));
  return jsQR(Uint8ClampedArray.from(Buffer.from(data, 'latin1')), width, height)?.data;
}

testFigures(
  'is on one page of A4 or Letter, whole, with a code of its link',
  async (page, links) => {
    for (const [place, link] of links.entries()) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await openForPrint(page, link);
      const address = takenLink(page.url());
      // the layout is the same for all figures: only one of a laboratory is printed on all papers, portrait and landscape
      const papers = place === 0 ? PAPERS : PAPERS.slice(0, 1);
      for (const { format } of papers) {
        for (const landscape of place === 0 ? [false, true] : [false]) {
          const pdf = await page.pdf({ format, landscape });
          expect(pagesIn(pdf), `${link} on ${format}, landscape: ${landscape}`).toBe(1);
        }
      }
      // shows the sheet on the screen, where it can be measured
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('#sheets section');
      const codes = new Set<number>();
      for (const { width, height } of PAPERS) {
        await page.setViewportSize({ width, height });
        await expect(sheet).toHaveCount(1);
        const found = await sheet.evaluate((one) => ({
          title: one.querySelector('h1')?.textContent,
          cut: one.scrollHeight - one.clientHeight,
          marks: one.querySelector('svg')?.getBoundingClientRect().height ?? 0,
          code: one.querySelector('.sheet-code')?.getBoundingClientRect().width ?? 0,
          words: one.textContent,
        }));
        expect(found.title, link).toMatch(/\w/);
        expect(found.cut, link).toBeLessThanOrEqual(0);
        expect(found.marks, link).toBeGreaterThan(150);
        expect(found.words, link).toContain(address);
        codes.add(found.code);
      }
      expect(await readCode(page), link).toBe(address);
      // the code is the same on every paper
      expect(codes.size, link).toBe(1);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(sheet).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  },
  // the surface can also be drawn in three dimensions
  { alf: figureLinks('alf').flatMap((link) => (link.endsWith('=surface') ? [`${link}&surface=turn`] : [])) },
);

test('all figures at once are on one sheet across, and a print from the dark is ink on white', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openForPrint(page, '#/alf?n=60&runs=2&ta=20&fig=all');
  // Ctrl+P prints the same as a figure's menu
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = '';
    };
  });
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  // counted at one moment, because the ladder may load later than other figures
  const [figures, made] = await page.evaluate(async () => {
    const shown = document.querySelectorAll('main figure').length;
    window.dispatchEvent(new Event('beforeprint'));
    await new Promise((resolve) => setTimeout(resolve));
    return [shown, document.querySelectorAll('#sheets .sheet-cell svg').length];
  });
  expect(figures).toBeGreaterThan(4);
  expect(made).toBe(figures);
  const sheets = page.locator('#sheets section');
  await expect(sheets.first()).toContainText(
    'Ta = 20 ms, N = 60 packets; all else at its default; 2 runs, seed 1.',
  );
  const title = sheets.first().locator('svg text', { hasText: 'Processing time' }).first();
  await expect(title).toHaveAttribute('fill', 'rgb(27, 29, 32)');
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  // the page on the screen is unchanged
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page without a figure prints as it is', async ({ page }) => {
  await openForPrint(page, '');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#sheets')).toHaveCount(0);
});
