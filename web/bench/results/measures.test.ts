import { expect, test } from 'vitest';
import { LABS } from '#pkg/params.ts';
import { estimatesOf, measureColumns, runsOf, valuedWords } from './estimates.ts';
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
  expect(first && found.get(first.id)).toEqual({ mean: 0.25, ci95: null, runs: 1 });
});

test('a mean is over the runs that have a value, and a table says how many these are', () => {
  const measures = measuresOf('red');
  const place = measures.findIndex(({ id }) => id === 'loss_interval_mean');
  const row = (value: number) => measures.map((_, column) => (column === place ? value : 1));
  const estimates = estimatesOf('red', [row(2), row(Number.NaN), row(4)]);
  expect(estimates.get('loss_interval_mean')).toMatchObject({ mean: 3, runs: 2 });
  const columns = new Map(measureColumns('red', estimates).map(({ id, values }) => [id, values[0]]));
  expect(columns.get('loss_interval_mean_runs_with_value')).toBe(2);
  expect(columns.has('utilization_runs_with_value')).toBe(false);
  expect(valuedWords({ runs: 2 }, runsOf(estimates))).toBe(' (over 2 of 3 runs)');
  expect(valuedWords({ runs: 3 }, 3)).toBe('');
  const none = estimatesOf('red', [row(Number.NaN)]).get('loss_interval_mean');
  expect(none).toEqual({ mean: Number.NaN, ci95: null, runs: 0 });
});

test('both sides of a quantity have its name, and a symbol is said once', () => {
  expect(measureOf('alf', 'total_time').name).toBe('Completion time');
  expect(fullName({ name: 'Entropy', symbol: 'Er' })).toBe('Entropy Er');
  expect(fullName({ name: 'P(late)', symbol: '' })).toBe('P(late)');
  // its first letter is no symbol
  expect(fullName({ name: 'Gain by not waiting', symbol: 'G' })).toBe('Gain by not waiting G');
  expect(fullName({ name: 'Mean displacement MD', symbol: 'MD' })).toBe('Mean displacement MD');
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

test('rows that are no rows of the table are refused, with what to do', () => {
  const row = measuresOf('alf').map(() => 1);
  expect(() => estimatesOf('alf', [row, row.slice(1)])).toThrow('npm run setup');
});
