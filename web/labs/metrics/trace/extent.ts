// The reordering extent over the time of a trace, in words.

import { aside, type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { median } from '../../../charts/scales/median.ts';
import type { Bins } from './bins.ts';
import { intervalWords } from './times.ts';

export function extentWords(
  { extent }: Bins,
  edges: readonly number[],
  axis: AxisSpec,
): { summary: string; finding: Part[] } {
  const most = Math.max(0, ...extent);
  if (most === 0) {
    return { summary: 'No packet is reordered.', finding: [strong('no packet'), plain(' is reordered')] };
  }
  const at = extent.indexOf(most);
  const place = intervalWords(edges[at] ?? 0, edges[at + 1] ?? 0, axis);
  const typical = median(Array.from(extent).filter((value) => value > 0)) ?? 0;
  const atMedian = `in the median interval with reordered packets ${countWithNoun(typical, 'arrival')}`;
  return {
    summary: `At worst a reordered packet arrived ${countWithNoun(most, 'arrival')} after the first that overtook it, ${place}; ${atMedian}. All arrivals since then count, so an extent may exceed the places by which a packet is late.`,
    finding: [
      plain('at worst a reordered packet arrives '),
      strong(countWithNoun(most, 'arrival')),
      plain(` after the first that overtook it (${place})`),
      aside(`; ${atMedian}`),
    ],
  };
}
