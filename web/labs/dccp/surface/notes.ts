// Why a buffer wins nothing in some cells: said where the computed data say so, and nowhere else.

import type { DccpScenario } from '#pkg/params.ts';
import type { Found } from '../../../bench/along/along.ts';
import type { Samples } from '../../../bench/results/samples.ts';
import type { MeasureId } from '../../../bench/results/table.ts';
import type { SurfaceNote } from '../../../charts/heat/SurfaceNotes.tsx';
import { isFull } from '../fullBottleneck.ts';
import { delaysNone, hasBuffer } from '../lead/sentence.ts';

/** The buffer spares so few of the loss events that it came too late for nearly all. */
const SPARED = 0.1;

const CALM = ['no packet so late that', 'it is declared lost'];
const NONE = ['no packet', 'is delayed'];
const FULL = ['the bottleneck', 'is full either way'];
const TOO_LATE = ['too late', 'for the buffer'];

export function notesOf(
  found: Found<MeasureId<'dccp'>> | null,
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
    // fewer losses are reported there, and the rate is the same
    { lines: FULL, isSo: cells.map((kind) => kind === 'full' && scenario.ratio === 'rate') },
    { lines: TOO_LATE, isSo: cells.map((kind) => kind === 'late') },
  ];
}

type Setting = Pick<
  DccpScenario,
  'share' | 'spread' | 'law' | 'late' | 'rate' | 'loss' | 'place' | 'sizing' | 'buffer' | 'dmax'
>;

/** Where nothing is lost without a buffer, or nothing more could be carried, there is nothing to win. */
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
  // what the path loses no buffer could spare
  const isSpared = waiting <= (1 - SPARED) * not;
  return isSpared || setting.loss > 0 || !hasBuffer(setting) ? 'other' : 'late';
}
