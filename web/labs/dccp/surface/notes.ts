// Why a buffer wins nothing in some cells: said where the computed data say so, and nowhere else.

import type { DccpScenario } from '#pkg/params.ts';
import type { Samples } from '../../../bench/sweep/samples.ts';
import type { SurfaceNote } from '../../../charts/heat/SurfaceNotes.tsx';
import type { AxisId } from '../axes.ts';
import type { Efficiency } from '../efficiencies.ts';
import type { Surface } from './useSurface.ts';

/** The buffer spares so few of the loss events that it came too late for nearly all. */
const SPARED = 0.1;

const CALM = ['nothing so late that', 'it is judged lost'];
const TOO_LATE = ['too late', 'for the buffer'];

export function notesOf(
  surface: Surface | null,
  across: AxisId,
  up: AxisId,
  hasBuffer: (cell: Partial<DccpScenario>) => boolean,
): SurfaceNote[] {
  if (surface === null || surface.across !== across || surface.up !== up) return [];
  const { samples, xs, ys } = surface;
  const cells = ys.flatMap((y, row) =>
    xs.map((x, column) => {
      const kind = kindOf(samples, row * xs.length + column);
      return kind === 'late' && !hasBuffer({ [across]: x, [up]: y }) ? 'other' : kind;
    }),
  );
  return [
    { lines: CALM, isSo: cells.map((kind) => kind === 'calm') },
    { lines: TOO_LATE, isSo: cells.map((kind) => kind === 'late') },
  ];
}

/** Where nothing is lost without a buffer there is nothing to spare. */
export function kindOf(samples: Pick<Samples<Efficiency>, 'mean'>, at: number): 'calm' | 'late' | 'other' {
  const [waiting, not] = [samples.mean('ler_buffer', at), samples.mean('ler_no_buffer', at)];
  if (waiting === null || not === null) return 'other';
  if (not === 0) return 'calm';
  return waiting > (1 - SPARED) * not ? 'late' : 'other';
}
