// What is the same code for all laboratories, or for all figures, `npm test` looks at in one of them; `npm run test:every` looks at all.

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

interface Wider {
  /** Links to what a laboratory draws otherwise in other scenarios. */
  readonly beside?: Readonly<Partial<Record<LabId, readonly string[]>>>;
  /** Whether `npm test` looks at the first figure of each laboratory, and not only of the first. */
  readonly ofEach?: boolean;
}

/**
 * Tests of a first figure, and for each laboratory one of all its figures.
 * @param claim what holds of each figure, as the end of a sentence: "stands whole in the window"
 */
export function testFigures(claim: string, look: Look, { beside = {}, ofEach = false }: Wider = {}): void {
  for (const [place, { id, name }] of LABS.entries()) {
    const links = figureLinks(id);
    if (ofEach || place === 0)
      test(`the first figure of ${name} ${claim}`, ({ page }) => look(page, links.slice(0, 1), id));
    test(`every figure of ${name} ${claim}`, EVERY, ({ page }) =>
      look(page, [...links, ...(beside[id] ?? [])], id),
    );
  }
}
