import { expect, test } from 'vitest';
import { textOf } from '../../../bench/lead/parts.ts';
import { extentWords } from './extent.ts';
import { causeParts, delayParts } from './leadWords.ts';

test('delays are said where they are known', () => {
  expect(delayParts({ delays: Float64Array.of() })).toBeNull();
  const delays = Float64Array.of(1.234, 13, 1500);
  const times =
    'half of the packets take at most 1.23 ms longer than the fastest, 99% at most 13 ms and the slowest 1.5 s';
  expect(textOf(delayParts({ delays, sentBy: 'TCP timestamps' }) ?? [])).toBe(`by TCP timestamps, ${times}`);
  const coarse = delayParts({ delays: Float64Array.of(0.716, 27.6, 33), sentBy: 'TCP timestamps', tick: 1 });
  expect(textOf(coarse ?? [])).toMatch(
    /at most 1 ms longer than the fastest, 99% at most 28 ms and the slowest 33 ms$/,
  );
  // RTP timestamps tell when a packet was sampled, not when it was sent
  expect(textOf(delayParts({ delays, sentBy: 'RTP timestamps' }) ?? [])).toBe(
    `by RTP timestamps, ${times}, a late sender included`,
  );
});

const cause = (likely: boolean) => ({
  kind: 'jitter',
  likely,
  words: 'jitter',
  pro: ['Skewness 0.1'],
  contra: [],
});

test('a likely cause comes with a number; where there is none, which packets are early and late', () => {
  const displacements = { from: -2, counts: Float64Array.of(10, 30, 40, 20) } as never;
  expect(textOf(causeParts({ causes: [cause(true)] as never, displacements, measured: 1 }))).toBe(
    'it looks like jitter: skewness 0.1',
  );
  expect(textOf(causeParts({ causes: [cause(false)] as never, displacements, measured: 1 }))).toBe(
    'of the 100 packets in stretches with reordering 40% come early and 20% late: the cause is unclear',
  );
  const merged = { ...(displacements as object), merged: true } as never;
  expect(textOf(causeParts({ causes: [], displacements: merged, measured: 1 }))).toMatch(
    /^of the 100 merged segments in stretches with reordering /,
  );
  expect(textOf(causeParts({ causes: [cause(true)] as never, displacements, measured: 2 }))).toBe(
    'over all flows it looks like jitter: skewness 0.1',
  );
});

const extents = (extent: readonly number[]) =>
  textOf(
    extentWords(
      { extent: Uint32Array.from(extent) } as never,
      extent.map((_, i) => 10 * i).concat(10 * extent.length),
      { label: 'Time', unit: 'ms' },
    ).finding,
  );

test('an extent says where it is the largest, and what it is in the middle', () => {
  expect(extents([1, 0, 8, 3])).toBe(
    'at worst a reordered packet arrives 8 arrivals after the first that overtook it (20 to 30 ms); in the median interval with reordered packets 3 arrivals',
  );
  expect(extents([0, 0])).toBe('no packet is reordered');
});
