// Accessibility rules (WCAG 2.2 A and AA) that a machine can check.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
import { root } from '../scripts/run.mjs';
import { expect, open, rest } from './page.ts';

declare const axe: { run(options: RunOptions): Promise<AxeResults> };

/** No element of a page breaks a rule, in light or dark, and none of what is folded away; `first`: what is looked at before. */
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
  // the elements are the same
  await expectAccessible(page, OF_COLOURS);
}

/** The rules of axe that a theme can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const OF_WCAG: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // no rule of WCAG, and yet what readers by ear find their way with
  rules: { 'heading-order': { enabled: true }, 'landmark-unique': { enabled: true } },
};

/** No element breaks a rule, as the page stands now; `rules`: only these. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // evaluated, not added as a script: the page's own policy allows no foreign one
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8'));
  const { violations } = await page.evaluate((options) => axe.run(options), {
    ...(rules === undefined ? OF_WCAG : { runOnly: { type: 'rule', values: rules } satisfies RunOnly }),
    // nobody reads of what is well, and to tell where it stands takes as long as to find that out
    resultTypes: ['violations'],
  } satisfies RunOptions);
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(broken).toEqual([]);
}
