// Snapshot tests: every chart of the gallery, with its fixed data, is drawn as before. The drawn marks are stored as text beside
// this file; `npm run gallery:accept` writes them again, and `git diff` shows which charts have changed and how. In the dark
// theme the marks are at the same places; the dark colour of each light one is stored once for all charts.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildGallery } from '../../scripts/gallery.mjs';
import { root } from '../../scripts/run.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { expect, test } from '../page.ts';
import { coloursOf, drawnMarks, withKeptInk, withoutColours } from './marks.ts';

const accepts = process.env.GALLERY === 'accept';

function keptFile(piece: string): string {
  return join(root, 'e2e/gallery/expected', `${piece}.txt`);
}

/** The file with each light colour and the dark one that replaces it. */
const DARK = join(root, 'e2e/gallery/dark.txt');

/** The drawn marks, once they are the same in two readings a few frames apart. */
async function marks(page: Page): Promise<string> {
  let last = '';
  await expect(async () => {
    await page.evaluate(async () => {
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    });
    const now = await page.evaluate(drawnMarks);
    const isSame = now === last;
    last = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [0] });
  return last;
}

test('every chart of the gallery is drawn as before', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  await buildGallery(folder);
  const host = await serveFolder({ folder, port: 0 });
  await page.setViewportSize({ width: 680, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // chart layouts depend on the width of texts: here it is the same on every machine
  await page.addInitScript(() => {
    const measureText = (context: CanvasRenderingContext2D, text: string) => {
      const size = Number(/([\d.]+)px/.exec(context.font)?.[1] ?? 10);
      return { width: text.length * size * 0.55 };
    };
    Object.assign(CanvasRenderingContext2D.prototype, {
      measureText(this: CanvasRenderingContext2D, text: string) {
        return measureText(this, text);
      },
    });
  });
  await page.goto(`${host.url}gallery.html?piece=names`);
  await expect(page.locator('html')).toHaveAttribute('data-pieces', /./);
  const pieces = (await page.locator('html').getAttribute('data-pieces'))?.split(' ') ?? [];
  expect(pieces.length).toBeGreaterThan(20);
  const inTheDark = new Set<string>();
  for (const piece of pieces) {
    await page.goto(`${host.url}gallery.html?piece=${piece}&theme=light`);
    await expect(page.getByRole('figure').first()).toBeVisible();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    const drawn = await marks(page);
    const file = keptFile(piece);
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const now = withKeptInk(drawn, kept);
    if (accepts) writeFileSync(file, now);
    else expect.soft(now, `${piece}: look at it (npm run gallery), then npm run gallery:accept`).toBe(kept);
    // a drawn chart must follow when the reader changes the theme
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'dark' }));
    const dark = await marks(page);
    expect.soft(withoutColours(dark), `${piece} in the dark`).toBe(withoutColours(drawn));
    const after = coloursOf(dark);
    for (const [at, colour] of coloursOf(drawn).entries()) inTheDark.add(`${colour} ${after[at]}`);
  }
  const colours = [...[...inTheDark].sort(), ''].join('\n');
  if (accepts) writeFileSync(DARK, colours);
  else expect.soft(colours, 'colours in the dark').toBe(readFileSync(DARK, 'utf8'));
  host.close();
  rmSync(folder, { recursive: true });
});
