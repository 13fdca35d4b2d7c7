import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenario/values.ts';
import { nearestStepValue, parameterAxis, samplePoints, spacedValues, symbolOf } from './parameterAxis.ts';

const scenario = (values: object) => ({ ...defaultsOf('alf'), ...values });

describe('an axis', () => {
  test('ends at the first of its ends that holds the own value, or at the end of the range', () => {
    const end = (ta: number) => parameterAxis('alf', 'ta', scenario({ ta })).domain[1];
    expect([end(10), end(60), end(61)]).toEqual([60, 60, 200]);
    const { values, domain } = parameterAxis('alf', 'l', scenario({}));
    expect(domain).toEqual([values.min, values.max]);
  });

  test('has no own value where the model chooses one', () => {
    expect(parameterAxis('alf', 'burst', scenario({})).own).toBeNull();
  });

  test('says shares in per cent, and other units by name', () => {
    const loss = parameterAxis('alf', 'l', scenario({}));
    expect(loss.spec).toMatchObject({ unit: undefined, format: '.0%' });
    expect(parameterAxis('alf', 'ta', scenario({})).spec.unit).toBe('ms');
    expect(symbolOf(loss)).toBe('L');
  });

  test('is of numbers only', () => {
    expect(() => parameterAxis('alf', 'fig', scenario({}))).toThrow('fig');
  });
});

describe('its points', () => {
  const window = parameterAxis('alf', 'w', scenario({}));

  test('are values that the parameter can take, each once, from end to end', () => {
    const points = samplePoints(window, 200);
    expect(points).toEqual([...new Set(points)].sort((a, b) => a - b));
    expect(points.every((value) => Number.isInteger(value))).toBe(true);
    expect([points[0], points.at(-1)]).toEqual([window.domain[0], 64]);
  });

  test('lie by ratios on a logarithmic axis', () => {
    const log = parameterAxis('alf', 'ta', scenario({}), { scale: 'log', start: 0.6 });
    expect(spacedValues(log, 3).map((value) => Math.round(value * 1e9) / 1e9)).toEqual([0.6, 6, 60]);
  });

  test('are those of `oos sweep` along the same axis', () => {
    const hops = samplePoints(parameterAxis('alf', 'n', scenario({})), 61);
    expect(hops.slice(0, 3)).toEqual([10, 11, 13]);
    expect(samplePoints(parameterAxis('alf', 'ta', scenario({})), 61)).toEqual(
      Array.from({ length: 61 }, (_, i) => i),
    );
  });

  test('that are pointed at are round', () => {
    expect(nearestStepValue(window, 17.6)).toBe(18);
  });
});
