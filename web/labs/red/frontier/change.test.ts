import { expect, test } from 'vitest';
import { changeOf, changeSentence } from './change.ts';

test('at one setting both the wait and the use change, run by run', () => {
  const before = [{ utilization: 0.84, delay: 27 }, { utilization: 0.86, delay: 26 }, undefined];
  const after = [
    { utilization: 0.9, delay: 24 },
    { utilization: 0.9, delay: 25 },
    { utilization: 0.9, delay: 25 },
  ];
  const change = changeOf(after, before);
  expect(change?.wait.mean).toBeCloseTo(-2, 9);
  expect(change?.use.mean).toBeCloseTo(0.05, 9);
  expect(changeOf(after, [])).toBeNull();
});

test('a change is said with its sign and its interval', () => {
  const wait = { mean: -2.162, ci95: 1.029 };
  const use = { mean: 0.05166, ci95: 0.02411 };
  expect(changeSentence({ wait, use }, 'threshold', 16)).toBe(
    'Both at threshold 16: queueing delay −2.2 ± 1.0 ms, utilization +5.2 ± 2.4 points.',
  );
  const one = (mean: number) => ({ mean, ci95: null });
  expect(changeSentence({ wait: one(3.04), use: one(-0.0861) }, 'limit', 32)).toBe(
    'Both at limit 32: queueing delay +3.0 ms, utilization −8.6 points.',
  );
  expect(changeSentence({ wait: one(0), use: one(0) }, 'limit', 32)).toBe(
    'Both at limit 32: queueing delay 0.0 ms, utilization 0.0 points.',
  );
});
