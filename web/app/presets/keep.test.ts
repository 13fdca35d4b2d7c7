import { expect, test } from 'vitest';
import { keepFor } from './keep.ts';

const ALONE = { id: 'alone', claim: '', note: '', values: { w: 8 } };
const BESIDE = { id: 'beside', claim: '', note: '', values: { burst: 5, keep: 'defaults' } };

test('a preset is compared with what the reader keeps, or else with what it brings', () => {
  expect(keepFor(ALONE, '', undefined)).toBe('');
  expect(keepFor(BESIDE, '', ALONE)).toBe('defaults');
  expect(keepFor(BESIDE, 'w:8', ALONE)).toBe('w:8');
  expect(keepFor(ALONE, 'w:8', BESIDE)).toBe('w:8');
});

test('what a preset has brought goes with it', () => {
  expect(keepFor(ALONE, 'defaults', BESIDE)).toBe('');
  expect(keepFor(BESIDE, 'defaults', BESIDE)).toBe('defaults');
});
