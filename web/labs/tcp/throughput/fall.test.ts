import { expect, test } from 'vitest';
import { aboveWords, fallsBetween, fallWords } from './fall.ts';

const curve = (id: string, y: number[]) => ({ id, label: id, color: '', x: y.map((_, i) => i), y });

test('a curve falls below a level between two points, or never', () => {
  expect(fallsBetween(curve('a', [1, 1, 0.5, 0.2]), 0.75)).toEqual([1, 2]);
  expect(fallsBetween(curve('a', [1, 0.9]), 0.5)).toBeNull();
  expect(fallsBetween(curve('a', [0.2, 0.1]), 0.5)).toEqual([Number.NaN, 0]);
});

test('the words name each curve that falls, those between the same points together', () => {
  const axis = { label: 'Jitter', unit: 'ms' };
  expect(fallWords([curve('bic', [1, 0.95]), curve('westwood', [1, 0.4])], axis, false)).toBe(
    'Falls below 90% between 0 and 1 ms: westwood; the others stay above. Falls below 50% between 0 and 1 ms: westwood; the others stay above.',
  );
  expect(fallWords([curve('bic', [1, 0.3]), curve('westwood', [1, 0.4])], axis, false)).toBe(
    'Falls below 90% between 0 and 1 ms: bic and westwood. Falls below 50% between 0 and 1 ms: bic and westwood.',
  );
  expect(fallWords([curve('bic', [1, 0.95])], axis, false)).toBe(
    'No curve falls below 90%. No curve falls below 50%.',
  );
});

test('what is said does not depend on where other points lie: a finer axis only brings its two ends nearer', () => {
  const axis = { label: 'Jitter', unit: 'ms' };
  const on = (x: number[]) => {
    const y = x.map((at) => (at < 0.096 ? 1 : 0.3));
    return fallWords([{ id: 'sack', label: 'sack', color: '', x, y }], axis, false);
  };
  expect(on([0, 0.05, 0.1])).toContain('between 0.05 and 0.1 ms');
  expect(on([0, 0.25, 0.5])).toContain('between 0 and 0.25 ms');
});

test('while runs are to come the words are those so far, and of single points there are none', () => {
  const axis = { label: 'Jitter', unit: 'ms' };
  expect(fallWords([curve('bic', [1, 0.95]), curve('westwood', [1, 0.6])], axis, true)).toBe(
    'Falls below 90% so far between 0 and 1 ms: westwood; the others stay above. No curve falls below 50% so far.',
  );
  expect(fallWords([curve('bic', [1]), curve('westwood', [1, 0.6])], axis, true).trim()).toBe('');
});

test('a throughput above all of it has its cause, where acknowledgments wait and an interval tells', () => {
  const above = { ...curve('bic', [1, 1.006]), half: [0, 0.002] };
  expect(aboveWords([above], 40)).toContain('Above 100%');
  expect(aboveWords([above], 0)).toBe('');
  expect(aboveWords([{ ...above, half: [0, 0.007] }], 40)).toBe('');
});
