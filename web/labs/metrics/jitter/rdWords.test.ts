import { expect, test } from 'vitest';
import { rdCaption, rdSummary } from './rdWords.ts';

const HALVES = { md: 0.01, entropy: 0.001, reordered: 0.001 };

function densities(late: number, reordered: number) {
  const point = { md: 0.0001, entropy: 0.001, tail: 0, late, reordered, beyond: 0 };
  const rd = Float64Array.of(0, 1, 0);
  return {
    jitter: 1,
    laws: [{ law: 'normal', threshold: 1, rd, half: undefined, point, halves: HALVES } as const],
  };
}

test('where one packet in 50,000 is late, not one in 1,000 is said to be', () => {
  const [few, scenario] = [densities(0, 0.00002), { dt: 200, n: 10_000 }];
  expect(rdCaption(few, scenario)).toBe('99.9% are late by at most 0 places (normal).');
  expect(rdSummary(few, scenario)).toContain(', 99.9% late by at most 0 places.');
});

test('of fewer than 1,000 packets the latest is told, and of packets in their places nothing', () => {
  expect(rdCaption(densities(7, 0.1), { dt: 200, n: 500 })).toBe(
    'Latest of 500 packets, by 7 places (normal).',
  );
  expect(rdCaption(densities(0, 0), { dt: 200, n: 500 })).toMatch(/^Every packet arrives in its place/);
});
