import { expect, test } from 'vitest';
import { parameterAxis } from '../../../bench/results/parameterAxis.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import { kindOf } from './notes.ts';
import { surfaceWords, timesWords } from './sentences.ts';

const scenario = defaultsOf('dccp');
const [across, up] = [parameterAxis('dccp', 'rtt', scenario), parameterAxis('dccp', 'buffer', scenario)];
const matrix = (...values: number[]) => ({ x: [50, 100], y: [2, 5], values });

test('an efficiency is said in times', () => {
  expect([0.75, 0.5, 0.25, 0, 1].map(timesWords)).toEqual([
    '× 3',
    'even',
    '÷ 3',
    'none',
    'the other has none',
  ]);
});

test('the best place is the highest rate, or the lowest loss event rate', () => {
  const values = matrix(0.5, 0.6, 0.4, 0.7);
  expect(surfaceWords(values, across, up, { ratio: 'rate', runs: 10 })).toContain(
    'Highest, × 2.3, at RTT = 100 ms and Q = 5 packets',
  );
  expect(surfaceWords(values, across, up, { ratio: 'ler', runs: 10 })).toContain(
    'Lowest, ÷ 1.5, at RTT = 50 ms and Q = 5 packets',
  );
  expect(surfaceWords(matrix(0.5, 0.5, 0.49, 0.5), across, up, { ratio: 'rate', runs: 1 })).toContain(
    'Nowhere here does the buffer raise the rate by more than 4%',
  );
});

test('a cell is calm where nothing is lost, and too late where the buffer spares next to nothing', () => {
  const cell = (waiting: number, not: number, rate = 500, change = {}) => {
    const means: Partial<Record<string, number>> = {
      ler_buffer: waiting,
      ler_no_buffer: not,
      rate_no_buffer: rate,
    };
    return kindOf({ mean: (measure) => means[measure] ?? null }, 0, { ...scenario, ...change });
  };
  expect([cell(0, 0), cell(0.0199, 0.02), cell(0.01, 0.02)]).toEqual(['calm', 'late', 'other']);
  // where no packet is delayed, none is too late
  expect(cell(0.0199, 0.02, 500, { share: 0 })).toBe('none');
  // a full queue drops packets anyway, losses on the path are random, and without a buffer nothing is spared
  expect(cell(0.0199, 0.02, 955)).toBe('full');
  expect([cell(0.02, 0.02, 500, { loss: 0.01 }), cell(0.02, 0.02, 500, { buffer: 0 })]).toEqual([
    'other',
    'other',
  ]);
  expect(kindOf({ mean: () => null }, 0, scenario)).toBe('other');
});
