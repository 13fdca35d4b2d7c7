// Checks the accessibility rules (WCAG 2.2 A and AA) that axe can check.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
import { root } from '../scripts/run.mjs';
import { expect, open, rest } from './page.ts';

declare const axe: { run(options: RunOptions): Promise<AxeResults> };

/** Checks a page in light, also with all folded parts open, and its colours in dark; `first` runs before the first check. */
export async function expectPageAccessible(
  page: Page,
  link: string,
  first: () => Promise<void> = async () => {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, link);
  await first();
  await expectAccessible(page);
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  await rest(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await rest(page);
  // in the other theme the elements are the same: only rules of colour are checked again
  await expectAccessible(page, OF_COLOURS);
}

/** The rules of axe that a theme can break. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const OF_WCAG: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // not rules of WCAG, but important for screen readers
  rules: { 'heading-order': { enabled: true }, 'landmark-unique': { enabled: true } },
};

/** Checks that no element of the page breaks a rule in its current state; `rules` restricts the check to these. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // evaluated, not added as a script: the page's content security policy blocks foreign scripts
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8'));
  const { violations } = await page.evaluate((options) => axe.run(options), {
    ...(rules === undefined ? OF_WCAG : { runOnly: { type: 'rule', values: rules } satisfies RunOnly }),
    // passed rules are not reported: to list their elements would take as long as the check
    resultTypes: ['violations'],
  } satisfies RunOptions);
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(broken).toEqual([]);
}
