// What densities say first, of an arrival order, of a path or of the flow of a capture: the middle of a sentence.

import { aside, type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { counted } from '../../../bench/words/counts.ts';
import { listed } from '../../../bench/words/listed.ts';
import { amount, percent } from '../../../bench/words/numbers.ts';
import { whole } from '../../../notation/whole.ts';
import { support } from '../shared/density.ts';

export interface Displaced {
  /** Shares from displacement -threshold on. */
  readonly rd: Float64Array;
  readonly threshold: number;
  /** Packets that are displaced further. */
  readonly beyond: number;
  /** MD, places. */
  readonly mean: number;
}

/** "**48%** of the packets arrive in their place, the others up to 3 places early and 6 late; 0.97 on average over all (MD)". */
export function densityParts({ rd, threshold, beyond, mean }: Displaced): Part[] {
  const ends = support(rd);
  if (ends === null) return [beyond > 0 ? plain(farther(beyond, threshold)) : plain('no packet arrived')];
  const [early, late] = [Math.max(0, threshold - ends[0]), Math.max(0, ends[1] - threshold)];
  const more = beyond > 0 ? [aside(`; ${farther(beyond, threshold)}`)] : [];
  if (early + late === 0) return [strong('every packet'), plain(' that arrives is in its place'), ...more];
  const sides = [
    ...(early > 0 ? [`${counted(early, 'place')} early`] : []),
    ...(late > 0 ? [early > 0 ? `${whole(late)} late` : `${counted(late, 'place')} late`] : []),
  ];
  return [
    strong(percent(rd[threshold] ?? 0)),
    plain(' of the packets arrive in their place, the others up to '),
    strong(listed(sides)),
    aside(`; ${amount(mean)} places off on average`),
    ...more,
  ];
}

function farther(beyond: number, threshold: number): string {
  return `${counted(beyond, 'packet')} ${beyond === 1 ? 'is' : 'are'} farther off than DT = ${threshold}`;
}

export interface Held {
  /** Shares of the arrivals from an occupancy of 0 on. */
  readonly rbd: Float64Array;
  /** The same where the buffer waits for no lost packet; given where there are losses. */
  readonly neglecting?: Float64Array | undefined;
  /** Packets held on average. */
  readonly mean: number;
  readonly threshold: number;
}

/** "a buffer that restores the order holds **0.5 packets** on average, **2** at most". */
export function occupancyParts({ rbd, neglecting, mean, threshold }: Held): Part[] {
  if (threshold === 0) return noBuffer();
  const most = support(rbd)?.[1];
  if (most === undefined) return [plain('no packet arrived')];
  if (most === 0) return [plain('each packet can be passed on as it arrives: '), strong('none waits')];
  const head = [
    plain('a buffer that restores the order holds '),
    strong(packets(mean)),
    plain(' on average'),
  ];
  if (neglecting === undefined) return [...head, plain(', '), strong(whole(most)), plain(' at most')];
  return [
    ...head,
    plain(
      `, since it waits for lost ones too, until ${whole(threshold)} are in it (DT); reordering alone needs `,
    ),
    strong(whole(support(neglecting)?.[1] ?? 0)),
  ];
}

function packets(mean: number): string {
  return `${amount(mean)} ${mean === 1 ? 'packet' : 'packets'}`;
}

/** Where the threshold leaves the buffer no place. */
export function noBuffer(): Part[] {
  return [
    plain('with DT = 0 '),
    strong('no packet'),
    plain(' waits in the buffer; with a larger one, some may'),
  ];
}
