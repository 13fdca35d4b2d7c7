import { describe, expect, test } from 'vitest';
import { parameterAxis } from '../../../bench/results/parameterAxis.ts';
import { csvText } from '../../../charts/table/table.ts';
import { scenarioOf } from '../../../scenario/values.ts';
import type { GainLine } from '../gains/gains.ts';
import { curveSummary } from './curveSummary.ts';
import { analysisColumns, gainFile } from './curveTable.ts';

const scenario = scenarioOf('alf', new Map()).values as Parameters<typeof gainFile>[0];
const axis = parameterAxis('alf', 'ta', scenario);

function line(x: number[], y: number[], half: number[]): GainLine {
  return {
    member: { value: null, isOwn: true },
    x: Float64Array.from(x),
    y: Float64Array.from(y),
    half: Float64Array.from(half),
    low: Float64Array.from(y, (mean, i) => mean - (half[i] ?? 0)),
    high: Float64Array.from(y, (mean, i) => mean + (half[i] ?? 0)),
  };
}

const X = [0, 10, 20, 30];

describe('the summary of a gain curve', () => {
  const five = { ...scenario, runs: 5 };

  test('names the highest gain and where it ends', () => {
    const said = curveSummary(five, axis, line(X, [0.2, 0.3, 0.04, 0.01], [0.01, 0.01, 0.01, 0.02]));
    expect(said).toBe(
      'The largest gain, 30% ± 1 point, is at Ta = 10 ms; from 20 ms on below 5%. Shaded: 95% confidence interval.',
    );
  });

  test('reports no noise as a finding', () => {
    const said = curveSummary(five, axis, line(X, [0.02, 0.056, 0.01, 0], [0.03, 0.055, 0.02, 0.01]));
    expect(said).toBe('The highest gain on this curve is unsure with 5 runs: 5.6% ± 5.5 points, at 10 ms.');
  });

  test('takes the highest gain that stands out, where a higher mean does not', () => {
    const said = curveSummary(five, axis, line(X, [0.06, 0.09, 0.01, 0], [0.01, 0.1, 0.02, 0.01]));
    expect(said).toMatch(/^The largest gain that 5 runs can tell from none is 6% ± 1 point, at 0 ms;/);
  });

  test('says why nothing is gained where nothing is lost', () => {
    const flat = line(X, [0, 0, 0, 0], [0, 0, 0, 0]);
    expect(curveSummary({ ...five, l: 0 }, axis, flat)).toMatch(/^Nothing is lost: raise L/);
    expect(curveSummary({ ...five, w: 1 }, axis, flat)).toMatch(
      /^One packet is under way at a time: raise W/,
    );
    expect(curveSummary(five, axis, flat)).toMatch(/gain is 0 everywhere/);
  });

  test('is not final while points are still to come', () => {
    const said = curveSummary(five, axis, line(X, [0.2, 0.3, 0.04, 0.01], [0.01, 0.01, 0.01, 0.02]), {
      isSoFar: true,
      isBrief: true,
    });
    expect(said).toBe(
      'So far the largest gain, 30% ± 1 point, is at Ta = 10 ms. Shaded: 95% confidence interval.',
    );
  });

  test('judges one run by its mean alone', () => {
    const said = curveSummary({ ...scenario, runs: 1 }, axis, line(X, [0.2, 0.1, 0.1, 0.1], []));
    expect(said).toMatch(/^The largest gain, 20% \(one run\), is at Ta = 0 ms; at 30 ms 10%\.$/);
  });

  test('names all places that the runs do not tell from the best one', () => {
    const said = curveSummary(five, axis, line(X, [0.29, 0.3, 0.28, 0.01], [0.01, 0.015, 0.02, 0.02]));
    expect(said).toMatch(/^The gain is largest at Ta = 0 to 10 ms: 29 to 30%; from 30 ms on below 5%\./);
  });
});

describe('a curve as a file', () => {
  const family = { ...scenario, family: 'w' } as const;

  test('has the analysis apart', () => {
    const bound = { x: Float64Array.of(0, 1), y: Float64Array.of(0.5, 0.4) };
    expect(csvText(analysisColumns(axis, bound))).toBe('ta,gain_blocking_analysis\r\n0,0.5\r\n1,0.4\r\n');
  });

  test('has a name of its own for each figure', () => {
    expect(gainFile(scenario)).toBe('gain-against-ta');
    expect(gainFile(family)).toBe('gain-against-ta-for-w');
    expect(gainFile({ ...family, family: 'l', g: 'latency' })).toBe('adu-time-gain-against-ta-for-l');
  });
});
