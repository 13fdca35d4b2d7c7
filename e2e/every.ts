// Marks the tests that `npm run test:every` runs and `npm test` does not: those of the same code at another size, in another
// laboratory or with another input, and those of rare cases.

import type { Page } from '@playwright/test';
import { LABS, type LabId } from '../sim-wasm/pkg/params.ts';
import { figureLinks } from './laboratories.ts';
import { test } from './page.ts';

/** The options of such a test (playwright.config.ts). */
export const EVERY = { tag: '@every' } as const;

/** A test of a laboratory's figures, given by their links. */
type Look = (page: Page, links: readonly string[], lab: LabId) => Promise<void>;

/** One test for each item: `npm test` runs the first, `npm run test:every` the others. */
export function testEach<One>(
  all: readonly One[],
  title: (one: One) => string,
  look: (page: Page, one: One) => Promise<void>,
): void {
  for (const [place, one] of all.entries())
    test(title(one), place === 0 ? {} : EVERY, ({ page }) => look(page, one));
}

/**
 * One test of the first laboratory's first figure, and for each laboratory one test of all its figures.
 * @param claim what holds for each figure, as the end of a sentence: "stands whole in the window"
 * @param beside links to further scenarios in which a laboratory's figure looks different
 */
export function testFigures(
  claim: string,
  look: Look,
  beside: Readonly<Partial<Record<LabId, readonly string[]>>> = {},
): void {
  for (const [place, { id, name }] of LABS.entries()) {
    const links = figureLinks(id);
    if (place === 0)
      test(`the first figure of ${name} ${claim}`, ({ page }) => look(page, links.slice(0, 1), id));
    test(`every figure of ${name} ${claim}`, EVERY, ({ page }) =>
      look(page, [...links, ...(beside[id] ?? [])], id),
    );
  }
}
