// What `npm run test:every` looks at and `npm test` does not: what is the same code as in another test, at another size, in another
// laboratory or with another hand, and what happens seldom.

import type { Page } from '@playwright/test';
import { LABS, type LabId } from '../sim-wasm/pkg/params.ts';
import { figureLinks } from './laboratories.ts';
import { test } from './page.ts';

/** What `npm run test:every` runs, and `npm test` does not (playwright.config.ts). */
export const EVERY = { tag: '@every' } as const;

/** What is done with the figures of a laboratory, by their links. */
type Look = (page: Page, links: readonly string[], lab: LabId) => Promise<void>;

/** A test for each of these: `npm test` runs the first of them, `npm run test:every` the others. */
export function testEach<One>(
  all: readonly One[],
  title: (one: One) => string,
  look: (page: Page, one: One) => Promise<void>,
): void {
  for (const [place, one] of all.entries())
    test(title(one), place === 0 ? {} : EVERY, ({ page }) => look(page, one));
}

/**
 * A test of the first figure of the first laboratory, and for each laboratory one of all its figures.
 * @param claim what holds of each figure, as the end of a sentence: "stands whole in the window"
 * @param beside links to what a laboratory draws otherwise in other scenarios
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
