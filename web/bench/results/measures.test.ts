import { expect, test } from 'vitest';
import { LABS } from '#pkg/params.ts';
import { estimatesOf } from './estimates.ts';
import { fullName, measureById, measureIn, measureOf, measuresOf } from './table.ts';

test.each(LABS)('$id: rows of replications become estimates by id', ({ id: lab }) => {
  const measures = measuresOf(lab);
  const row = (start: number) => measures.map((_, column) => start + column);
  // two replications in one block, one in another
  const estimates = estimatesOf(lab, [[...row(0), ...row(1)], row(2)]);
  expect([...estimates.keys()]).toEqual(measures.map(({ id }) => id));
  measures.forEach(({ id }, column) => {
    expect(estimates.get(id)?.mean).toBe(column + 1);
    // Student's quantile for two degrees of freedom, times the standard deviation 1 over the square root of 3
    expect(estimates.get(id)?.ci95).toBeCloseTo(4.3027 / Math.sqrt(3), 4);
    expect(measureIn(lab, row(5), id)).toBe(5 + column);
    expect(measureById(lab, id).id).toBe(id);
  });
});

test('one replication has no interval', () => {
  const [first] = measuresOf('alf');
  const found = estimatesOf('alf', [measuresOf('alf').map(() => 0.25)]);
  expect(first && found.get(first.id)).toEqual({ mean: 0.25, ci95: null });
});

test('both sides of a quantity have its name, and a symbol is said once', () => {
  expect(measureOf('alf', 'total_time').name).toBe('Completion time');
  expect(fullName({ name: 'Entropy', symbol: 'Er' })).toBe('Entropy Er');
  expect(fullName({ name: 'P(D ≥ 3)', symbol: '' })).toBe('P(D ≥ 3)');
});

test('what the sum of equal samples is rounded by is no interval', () => {
  const same = estimatesOf(
    'alf',
    Array.from({ length: 10 }, () => measuresOf('alf').map(() => 0.1)),
  );
  for (const { mean, ci95 } of same.values()) {
    expect(mean).not.toBe(0.1);
    expect(ci95).toBe(0);
  }
});
