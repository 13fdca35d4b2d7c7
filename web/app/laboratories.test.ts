import { expect, test, vi } from 'vitest';

// without the tables that the test setup has loaded: in a browser a page may load before its table
vi.resetModules();
const { LABORATORIES } = await import('./laboratories.ts');
const { CLAIMS } = await import('./presets/claims.ts');
const { questionIn } = await import('./questions.ts');
const { isTableLoaded } = await import('../scenario/tables.ts');

test.each(LABORATORIES)('$id asks something', ({ id }) => {
  expect(questionIn(id)).toMatch(/^\p{Lu}.*\?/u);
});

test.each(LABORATORIES)('the page of $id and its claims load before its table', async ({ id, load }) => {
  const { Page, figuresOf, replicationsOf, measurer } = await load();
  // lessons, classes and pages around a frame get a laboratory's measures by one of these (docs/adding-a-laboratory.md)
  expect([replicationsOf, measurer].filter(Boolean), 'one of replicationsOf and measurer').toHaveLength(1);
  await measurer?.();
  await CLAIMS.find((each) => each.id === id)?.load();
  expect([typeof Page, typeof figuresOf]).toEqual(['function', 'function']);
  expect(isTableLoaded(id)).toBe(false);
});
