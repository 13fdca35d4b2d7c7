// Tests of every figure of every laboratory, on every paper or at every size: hundreds of pages. `npm test` looks at one figure of
// each laboratory, `npm run test:every` at all of them.

import type { Page } from '@playwright/test';
import { LABS, type LabId } from '../sim-wasm/pkg/params.ts';
import { figureLinks } from './laboratories.ts';
import { test } from './page.ts';

/** What `npm run test:every` runs, and `npm test` does not (playwright.config.ts). */
export const EVERY = { tag: '@every' } as const;

/** What is done with the figures of a laboratory, by their links. */
type Look = (page: Page, links: readonly string[], lab: LabId) => Promise<void>;

/**
 * Two tests for each laboratory: of its first figure, and of all its figures.
 * @param claim what holds of each figure, as the end of a sentence: "stands whole in the window"
 * @param beside links to what a laboratory draws otherwise in other scenarios
 */
export function testFigures(
  claim: string,
  look: Look,
  beside: Readonly<Partial<Record<LabId, readonly string[]>>> = {},
): void {
  for (const { id, name } of LABS) {
    const links = figureLinks(id);
    test(`the first figure of ${name} ${claim}`, ({ page }) => look(page, links.slice(0, 1), id));
    test(`every figure of ${name} ${claim}`, EVERY, ({ page }) =>
      look(page, [...links, ...(beside[id] ?? [])], id),
    );
  }
}
