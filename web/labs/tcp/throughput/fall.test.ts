import { expect, test } from 'vitest';
import { aboveWords, fallsBelow, fallWords } from './fall.ts';

const curve = (id: string, y: number[]) => ({ id, label: id, color: '', x: y.map((_, i) => i), y });

test('a curve falls below a level between two points, or never', () => {
  expect(fallsBelow(curve('a', [1, 1, 0.5, 0.2]), 0.75)).toBe(1.5);
  expect(fallsBelow(curve('a', [1, 0.9]), 0.5)).toBeNull();
  expect(fallsBelow(curve('a', [0.2, 0.1]), 0.5)).toBe(0);
});

test('the words name each curve that falls', () => {
  const axis = { label: 'Jitter', unit: 'ms' };
  expect(fallWords([curve('bic', [1, 0.95]), curve('westwood', [1, 0.4])], axis, false)).toBe(
    'Below 90%: westwood from 0.17 ms; the others stay above. Below 50%: westwood from 0.83 ms; the others stay above.',
  );
  expect(fallWords([curve('bic', [1, 0.95])], axis, false)).toBe(
    'No curve falls below 90%. No curve falls below 50%.',
  );
});

test('while runs are to come the words are those so far', () => {
  const axis = { label: 'Jitter', unit: 'ms' };
  expect(fallWords([curve('bic', [1, 0.95]), curve('westwood', [1, 0.6])], axis, true)).toBe(
    'Below 90% so far: westwood from 0.25 ms; the others stay above. No curve falls below 50% so far.',
  );
});

test('a throughput above all of it has its cause, where acknowledgments wait and an interval tells', () => {
  const above = { ...curve('bic', [1, 1.006]), half: [0, 0.002] };
  expect(aboveWords([above], 40)).toContain('Above 100%');
  expect(aboveWords([above], 0)).toBe('');
  expect(aboveWords([{ ...above, half: [0, 0.007] }], 40)).toBe('');
});
