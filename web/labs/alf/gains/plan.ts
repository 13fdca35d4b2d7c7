// Which gains are computed in which order: coarse to fine, replication after replication, so that whatever
// has come in at any moment is an even sample (NetLogo's lesson: A B C A B C).

import type { Call } from '../../../sim/calls.ts';

/** A point of a figure: where in the scenario it stands, and what one replication of it costs. */
export interface GainPoint {
  /** Scenario that the point is a variant of. */
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** ADUs of one transfer there. */
  readonly adus: number;
}

/** Transfers of about this many ADUs make a call of 5 to 10 ms. */
export const ADUS_PER_CALL = 80_000;

export interface GainPlan {
  readonly calls: Iterable<Call<'alf_gains'>>;
  readonly size: number;
  /** Points (by index) and replication of the call at `index`. */
  readonly partOf: (index: number) => { readonly points: readonly number[]; readonly replication: number };
}

/** `order` names the points, coarse ones first; x and y are the parameters they move (y may be empty). */
export function gainPlan(
  points: readonly GainPoint[],
  order: readonly number[],
  { x, y, runs }: { x: string; y: string; runs: number },
): GainPlan {
  const slices = sliced(points, order);
  const partOf = (index: number) => ({
    points: slices[index % slices.length] ?? [],
    replication: Math.floor(index / slices.length),
  });
  const size = slices.length * runs;
  function* calls(): Generator<Call<'alf_gains'>> {
    for (let index = 0; index < size; index += 1) {
      const { points: chosen, replication } = partOf(index);
      const column = (of: (point: GainPoint) => number) =>
        Float64Array.from(chosen, (at) => of(points[at] ?? NOWHERE));
      const text = points[chosen[0] ?? 0]?.text ?? '';
      yield { fn: 'alf_gains', args: [text, x, column((p) => p.x), y, column((p) => p.y), replication] };
    }
  }
  return { calls: calls(), size, partOf };
}

const NOWHERE: GainPoint = { text: '', x: Number.NaN, y: Number.NaN, adus: 0 };

/** Cuts the order into calls of like cost; a call has points of one text. */
function sliced(points: readonly GainPoint[], order: readonly number[]): number[][] {
  const slices: number[][] = [];
  let slice: number[] = [];
  let cost = 0;
  for (const at of order) {
    const { adus, text } = points[at] ?? NOWHERE;
    const first = points[slice[0] ?? at];
    if (slice.length > 0 && (cost >= ADUS_PER_CALL || first?.text !== text)) {
      slices.push(slice);
      slice = [];
      cost = 0;
    }
    slice.push(at);
    cost += 2 * adus;
  }
  if (slice.length > 0) slices.push(slice);
  return slices;
}
