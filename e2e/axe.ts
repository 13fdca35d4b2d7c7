// Accessibility rules (WCAG 2.2 A and AA) that a machine can check.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { root } from '../scripts/run.mjs';
import { expect } from './page.ts';

declare const axe: { run(options: RunOptions): Promise<AxeResults> };

/** No element breaks a rule, as the page stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  // evaluated, not added as a script: the page's own policy allows no foreign one
  await page.evaluate(readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8'));
  const { violations } = await page.evaluate(() =>
    axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }),
  );
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(broken).toEqual([]);
}
