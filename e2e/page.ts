// Helpers for tests of the page. A test waits until the page is at rest instead of for a time, and fails on errors that only the
// console shows.

import { test as base, type Download, expect, type Locator, type Page } from '@playwright/test';
import { MODEL_VERSION } from '../sim-wasm/pkg/params.ts';

export { expect };

export const test = base.extend<{ troubles: string[] }>({
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
      });
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('dialog', (dialog) => {
        troubles.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

/** A small scenario that is computed quickly in all figures, also in the surface. */
export const SMALL = '#/alf?n=30&runs=2';

/** Opens a scenario's link, such as `#/alf?ta=20`, and waits for its figures. */
export async function open(page: Page, link = SMALL): Promise<void> {
  await page.goto(`./${link}`);
  await rest(page);
}

/** Holds back requests for matching files until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    // a cancelled request cannot be continued
    await route.continue().catch(() => {});
  });
  return go;
}

/** The link in exported files and prints for the page at this address: it names the version of the models. */
export function takenLink(address: string): string {
  return `${address}${/#.*\?/.test(address) ? '&' : '?'}model=${MODEL_VERSION}`;
}

/** Waits until no job, no frame and no address is pending. */
export async function rest(page: Page): Promise<void> {
  // one task more: the page hears of a changed hash in a task of its own
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  // waitFor checks in each frame; an assertion would check only after 0.1, 0.35, 0.85 and 1.85 s
  await page.locator('html[data-idle="true"]').waitFor({ state: 'attached', timeout: 120_000 });
}

/** Checks that the laboratory is loaded, its measures are computed, its figures are drawn, and there is no error. */
export async function expectFigures(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect.poll(() => finiteMeasures(main), { timeout: 120_000 }).toBeGreaterThan(0);
  await expect.poll(() => drawnCharts(main), { timeout: 120_000 }).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** The downloaded table of a figure, from its menu *Data*. */
export async function savedTable(
  page: Page,
  table: string,
  within: Page | Locator = page,
): Promise<Download> {
  await within
    .getByRole('button', { name: /^Data: / })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const choice = dialog.getByLabel('Table');
  if ((await choice.count()) > 0) await choice.selectOption(table);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  await page.keyboard.press('Escape');
  return download;
}

/** The measures in the table: all digits, from the cells' data attributes, not their rounded text. */
export async function shownMeasures(page: Page): Promise<Record<string, number>> {
  const cells = page.getByRole('region', { name: 'Measures' }).locator('[data-measure]');
  await expect(cells.first()).toBeAttached();
  return Object.fromEntries(
    await cells.evaluateAll((all) =>
      all.map((cell) => [
        cell.getAttribute('data-measure') ?? '',
        Number(cell.querySelector('[data-value]')?.getAttribute('data-value')),
      ]),
    ),
  );
}

/** The number of measures with a finite value, visible or folded: in the element itself, or in a cell of its row. */
async function finiteMeasures(main: Locator): Promise<number> {
  const values = await main
    .locator('[data-measure][data-value], [data-measure] [data-value]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-value')));
  return values.filter((value) => value !== null && value !== '' && Number.isFinite(Number(value))).length;
}

/** The marks of charts: curves and bars, without clip paths and without invisible areas for the pointer. */
const MARKS =
  'svg[role="application"] :is(path, rect:not([fill="transparent"])):not(clipPath *, [role="slider"] *)';

/** The number of charts with marks: pixels on a canvas, or a curve or bar that is not a single point. */
async function drawnCharts(main: Locator): Promise<number> {
  return main.locator('figure:has(svg[role="application"])').evaluateAll((figures, MARKS) => {
    const hasInk = (canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      if (width === 0 || height === 0) return false;
      // read from a copy: the browser warns if a canvas that is made for drawing is read often
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, 0, 0);
      return copy?.getImageData(0, 0, width, height).data.some((value) => value > 0) === true;
    };
    const isDrawn = (figure: Element) => {
      const layers = [...figure.querySelectorAll('canvas')];
      if (layers.length > 0) return layers.some(hasInk);
      const marks = [...figure.querySelectorAll<SVGGeometryElement>(MARKS)];
      return marks.some((mark) => mark.getTotalLength() > 1);
    };
    return figures.filter(isDrawn).length;
  }, MARKS);
}

/** The notice of what was ignored or clamped in the opened link. */
export function notice(page: Page): Locator {
  return page.getByRole('status', { name: 'About this link' });
}

/** Chooses what a chart shows, by the menu in one of its titles. */
export async function choose(title: Locator, value: string): Promise<void> {
  await title.click();
  await title.page().locator(`[role="option"][data-option="${value}"]`).click();
}
