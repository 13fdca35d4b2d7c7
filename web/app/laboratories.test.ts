import { expect, test, vi } from 'vitest';

// the setup has learned every table; in a browser a page may come before its own
vi.resetModules();
const { LABORATORIES } = await import('./laboratories.ts');
const { CLAIMS } = await import('./presets/claims.ts');
const { questionIn } = await import('./questions.ts');
const { isKnown } = await import('../scenario/tables.ts');

test.each(LABORATORIES)('$id asks something', ({ id }) => {
  expect(questionIn(id)).toMatch(/^\p{Lu}.*\?/u);
});

test.each(LABORATORIES)('the page of $id and its claims load before its table', async ({ id, load }) => {
  const { Page, figuresOf, replicationsOf, measurer } = await load();
  // by one of them lessons, classes and hosts have its measures (docs/adding-a-laboratory.md)
  expect([replicationsOf, measurer].filter(Boolean), 'one of replicationsOf and measurer').toHaveLength(1);
  await measurer?.();
  await CLAIMS.find((each) => each.id === id)?.load();
  expect([typeof Page, typeof figuresOf]).toEqual(['function', 'function']);
  expect(isKnown(id)).toBe(false);
});
