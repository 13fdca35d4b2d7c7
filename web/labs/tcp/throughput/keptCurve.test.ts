import { expect, test } from 'vitest';
import { defaultsOf } from '../../../scenario/values.ts';
import { keptCurve, keptNamed } from './keptCurve.ts';

const scenario = defaultsOf('tcp');
const CURVE = { param: 'stack', axis: 'jitter' } as const;

test('a kept scenario that lies on one of the curves is found there, wherever along it', () => {
  expect(keptCurve(CURVE, scenario, null)).toBeNull();
  expect(keptCurve(CURVE, scenario, { ...scenario, stack: 'bare' })).toBe('bare');
  expect(keptCurve(CURVE, scenario, { ...scenario, jitter: scenario.jitter + 1 })).toBe(scenario.stack);
  expect(keptCurve(CURVE, scenario, { ...scenario, stack: 'bare', cc: 'reno' })).toBeNull();
  expect(keptCurve({ param: 'cc', axis: 'jitter' }, scenario, { ...scenario, cc: 'reno' })).toBe('reno');
});

test('the legend names it', () => {
  const series = ['bare', 'linux-2010'].map((id) => ({ id, label: id }));
  expect(keptNamed(series, 'bare').map(({ label }) => label)).toEqual(['bare (kept)', 'linux-2010']);
  expect(keptNamed(series, null)).toEqual(series);
});
