// Accessibility rules (WCAG 2.2 A and AA) that a machine can check.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
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
  await expectAccessible(page);
}

/** No element breaks a rule, as the page stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  // evaluated, not added as a script: the page's own policy allows no foreign one
  await page.evaluate(readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8'));
  const { violations } = await page.evaluate(() =>
    axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // no rule of WCAG, and yet what readers by ear find their way with
      rules: { 'heading-order': { enabled: true }, 'landmark-unique': { enabled: true } },
      // nobody reads of what is well, and to tell where it stands takes as long as to find that out
      resultTypes: ['violations'],
    }),
  );
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(broken).toEqual([]);
}
