import { expect, test } from 'vitest';
import { keptScenarioFor } from './keptScenarioFor.ts';

const ALONE = { id: 'alone', claim: '', note: '', values: { w: 8 } };
const BESIDE = { id: 'beside', claim: '', note: '', values: { burst: 5, keep: 'defaults' } };

test('a preset is compared with what the reader keeps, or else with what it brings', () => {
  expect(keptScenarioFor(ALONE, '', undefined)).toBe('');
  expect(keptScenarioFor(BESIDE, '', ALONE)).toBe('defaults');
  expect(keptScenarioFor(BESIDE, 'w:8', ALONE)).toBe('w:8');
  expect(keptScenarioFor(ALONE, 'w:8', BESIDE)).toBe('w:8');
});

test('what a preset has brought goes with it', () => {
  expect(keptScenarioFor(ALONE, 'defaults', BESIDE)).toBe('');
  expect(keptScenarioFor(BESIDE, 'defaults', BESIDE)).toBe('defaults');
});
