// The page under test. A test waits until the page is at rest instead of for a time, and none passes over
// an error that only the console has seen.

import { test as base, expect, type Locator, type Page } from '@playwright/test';

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

/** Opens a scenario link, such as `#/alf?ta=20`, and waits for its figures. */
export async function open(page: Page, link = ''): Promise<void> {
  await page.goto(`./${link}`);
  await rest(page);
}

/** Waits until no job, no frame and no address is pending. */
export async function rest(page: Page): Promise<void> {
  // a change of the address alone reaches the page in a task of its own
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.locator('html')).toHaveAttribute('data-idle', 'true', { timeout: 20_000 });
}

/** The laboratory is there, its figures are computed, and nothing says that they could not be. */
export async function expectFigures(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const numbers = main.getByText(/\d\.\d/).filter({ visible: true });
  await expect(numbers.first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** The bar that says what was ignored or clamped in the link that was opened. */
export function notice(page: Page): Locator {
  return page.getByRole('status', { name: 'About this link' });
}
