// Notes on cells of the surface in which the buffer wins nothing, with the reason that the computed data give.

import type { DccpScenario } from '#pkg/params.ts';
import type { AlongResult } from '../../../bench/along/along.ts';
import type { Samples } from '../../../bench/results/samples.ts';
import type { MeasureId } from '../../../bench/results/table.ts';
import type { SurfaceNote } from '../../../charts/heat/SurfaceNotes.tsx';
import { isFull } from '../fullBottleneck.ts';
import { delaysNone, hasBuffer } from '../lead/sentence.ts';

/** Share of the loss events that the buffer has to spare: below it, packets came too late for the buffer. */
const SPARED = 0.1;

const CALM = ['no packet so late that', 'it is declared lost'];
const NONE = ['no packet', 'is delayed'];
const FULL = ['the bottleneck', 'is full either way'];
const TOO_LATE = ['too late', 'for the buffer'];

export function notesOf(
  found: AlongResult<MeasureId<'dccp'>> | null,
  scenario: Readonly<DccpScenario>,
): SurfaceNote[] {
  if (found === null) return [];
  const { samples, x: across, y: up, xs, ys } = found;
  const cells = ys.flatMap((y, row) =>
    xs.map((x, column) => {
      return kindOf(samples, row * xs.length + column, { ...scenario, [across.id]: x, [up?.id ?? '']: y });
    }),
  );
  return [
    { lines: CALM, isSo: cells.map((kind) => kind === 'calm') },
    { lines: NONE, isSo: cells.map((kind) => kind === 'none') },
    // not for loss events, of which there are fewer even where the rate stays the same
    { lines: FULL, isSo: cells.map((kind) => kind === 'full' && scenario.ratio === 'rate') },
    { lines: TOO_LATE, isSo: cells.map((kind) => kind === 'late') },
  ];
}

type Setting = Pick<
  DccpScenario,
  'share' | 'spread' | 'law' | 'late' | 'rate' | 'loss' | 'place' | 'sizing' | 'buffer' | 'dmax'
>;

/**
 * Why a cell has nothing to win: no losses without a buffer, no delays, a full bottleneck, packets too late for the
 * buffer.
 */
export function kindOf(
  samples: Pick<Samples<MeasureId<'dccp'>>, 'mean'>,
  at: number,
  setting: Setting,
): 'calm' | 'none' | 'full' | 'late' | 'other' {
  const [waiting, not] = [samples.mean('ler_buffer', at), samples.mean('ler_no_buffer', at)];
  if (waiting === null || not === null) return 'other';
  if (not === 0) return 'calm';
  if (delaysNone(setting)) return 'none';
  if (isFull(samples.mean('rate_no_buffer', at) ?? 0, setting.rate)) return 'full';
  // with losses on the path the buffer cannot spare all
  const isSpared = waiting <= (1 - SPARED) * not;
  return isSpared || setting.loss > 0 || !hasBuffer(setting) ? 'other' : 'late';
}
