// Leading sentences of the densities of an arrival order, of a path or of a flow in a capture, without their beginning.

import { aside, type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { percent, threeDigits } from '../../../bench/words/numbers.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { joinWords } from '../../../notation/joinWords.ts';
import { support } from '../shared/density.ts';

export interface Displaced {
  /** Shares of the packets, from displacement -threshold on. */
  readonly rd: Float64Array;
  readonly threshold: number;
  /** Number of packets displaced beyond the threshold. */
  readonly beyond: number;
  /** Mean displacement (MD), places. */
  readonly mean: number;
  /** What is counted, if not packets: merged segments. */
  readonly what?: string | undefined;
}

/** "**48%** of the packets arrive in their place, the others up to 3 places early and 6 late; 0.97 places off on average". */
export function densityParts({ rd, threshold, beyond, mean, what = 'packets' }: Displaced): Part[] {
  const ends = support(rd);
  if (ends === null) return [beyond > 0 ? plain(farther(beyond, threshold)) : plain('no packet arrived')];
  const [early, late] = [Math.max(0, threshold - ends[0]), Math.max(0, ends[1] - threshold)];
  if (early + late === 0 && beyond > 0)
    return [plain(`${farther(beyond, threshold)}, and every other is in its place`)];
  if (early + late === 0) return [strong('every packet'), plain(' that arrives is in its place')];
  const more = beyond > 0 ? [aside(`; ${farther(beyond, threshold)}`)] : [];
  const home = rd[threshold] ?? 0;
  const sides = [
    ...(early > 0 ? [`${countWithNoun(early, 'place')} early`] : []),
    ...(late > 0 ? [early > 0 ? `${formatCount(late)} late` : `${countWithNoun(late, 'place')} late`] : []),
  ];
  return [
    ...(home > 0
      ? [strong(percent(home)), plain(` of the ${what} arrive in their place, the others up to `)]
      : [strong('no packet'), plain(' arrives in its place: they are up to ')]),
    strong(joinWords(sides)),
    aside(`; ${countWithNoun(Number(mean.toPrecision(3)), 'place')} off on average`),
    ...more,
  ];
}

function farther(beyond: number, threshold: number): string {
  return `${countWithNoun(beyond, 'packet')} ${beyond === 1 ? 'is' : 'are'} farther off than DT = ${threshold}`;
}

export interface BufferOccupancy {
  /** Shares of the arrivals, from an occupancy of 0 on. */
  readonly rbd: Float64Array;
  /** Shares where the buffer does not wait for lost packets; given where there are losses. */
  readonly neglecting?: Float64Array | undefined;
  /** Mean number of packets in the buffer. */
  readonly mean: number;
  readonly threshold: number;
  /** Number of packets that came too late for the buffer. */
  readonly tooLate: number;
}

/** "a buffer that restores the order holds **0.5 packets** on average, **2** at most". */
export function occupancyParts({ rbd, neglecting, mean, threshold, tooLate }: BufferOccupancy): Part[] {
  if (threshold === 0) return noBuffer();
  const most = support(rbd)?.[1];
  if (most === undefined) return [plain('no packet arrived')];
  if (most === 0) return [plain('each packet can be passed on as it arrives: '), strong('none waits')];
  const late = Math.round(tooLate);
  const missed =
    late > 0
      ? [aside(`; ${countWithNoun(late, 'packet')} ${late === 1 ? 'comes' : 'come'} too late for it`)]
      : [];
  const held = [strong(packets(mean)), plain(' on average')];
  if (neglecting === undefined) {
    return [
      plain(
        late > 0
          ? `a buffer of DT = ${formatCount(threshold)} holds `
          : 'a buffer that restores the order holds ',
      ),
      ...held,
      plain(', '),
      strong(formatCount(most)),
      plain(' at most'),
      ...missed,
    ];
  }
  const needed = support(neglecting)?.[1] ?? 0;
  if (needed === 0) {
    return [
      strong('none'),
      plain(' is reordered: a buffer would hold '),
      ...held,
      plain(', waiting for lost packets alone'),
    ];
  }
  return [
    plain('a buffer that restores the order holds '),
    ...held,
    plain(
      `, since it waits for lost ones too, until ${formatCount(threshold)} are in it (DT); reordering alone needs `,
    ),
    strong(formatCount(needed)),
    ...missed,
  ];
}

function packets(mean: number): string {
  return `${threeDigits(mean)} ${mean === 1 ? 'packet' : 'packets'}`;
}

/** The sentence where the threshold is 0 and there is no buffer. */
export function noBuffer(): Part[] {
  return [
    plain('with DT = 0 '),
    strong('no packet'),
    plain(' waits in the buffer; with a larger one, some may'),
  ];
}
