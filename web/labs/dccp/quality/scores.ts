// What voice and video are worth over the path, with the buffer and without, and what costs the points.

import type { Estimates } from '../../../bench/measures/estimates.ts';
import { type MeasureId, measureById, measuresOf } from '../../../bench/measures/table.ts';
import { columnsOf, type DataColumn } from '../../../charts/figure/table.ts';
import type { PartLook, ScoreBar, ScoreGroup, ScorePart } from '../../../charts/score/layout.ts';
import { SIDES, type SideLook } from '../sides.ts';

export type Application = 'g711' | 'g729' | 'video';

export const APPLICATIONS: readonly { readonly id: Application; readonly name: string }[] = [
  { id: 'g711', name: 'Voice, G.711' },
  { id: 'g729', name: 'Voice, G.729' },
  { id: 'video', name: 'Video, small screen' },
];

const VOICE_CAUSES = [
  ['delay', 'pale'],
  ['codec', 'grey'],
  ['loss', 'hatched'],
] as const;
const VIDEO_CAUSES = [
  ['rate', 'grey'],
  ['loss', 'hatched'],
] as const;

/** A group for each application: both bars with what they miss. */
export function scoreGroups(estimates: Estimates<'dccp'>): ScoreGroup[] {
  return APPLICATIONS.map(({ id, name }) => ({
    id,
    name,
    bars: SIDES.map((side) => barOf(estimates, id, side)),
  }));
}

function barOf(
  estimates: Estimates<'dccp'>,
  id: Application,
  { id: side, label, color }: SideLook,
): ScoreBar {
  const of = (name: string) => {
    const found = estimates.get(name as MeasureId<'dccp'>);
    return { value: found?.mean ?? Number.NaN, half: found?.ci95 ?? Number.NaN };
  };
  const causes: readonly (readonly [string, PartLook])[] = id === 'video' ? VIDEO_CAUSES : VOICE_CAUSES;
  const parts = causes.map(([cause, look]): ScorePart => {
    const { value, half } = of(`mos_${id}_${cause}_${side}`);
    return { id: cause, name: cause, points: value, half, look };
  });
  return { id: side, label, color, ...of(`mos_${id}_${side}`), parts };
}

/** As `oos figure` prints them: a row for each score and for what each cause costs. */
export function scoreColumns(estimates: Estimates<'dccp'>): DataColumn[] {
  const rows = measuresOf('dccp')
    .filter(({ id }) => id.startsWith('mos_'))
    .map(({ id }) => {
      const found = estimates.get(id);
      return { measure: id, points: found?.mean ?? null, points_ci95: found?.ci95 ?? null };
    });
  const { unit } = measureById('dccp', 'mos_g711_buffer');
  return columnsOf(rows, { measure: '', points: unit, points_ci95: unit });
}

/** "The buffer lifts voice G.711 from 3.87 to 4.33, above all because loss costs 0.51 points less; ..." */
export function scoreWords(groups: readonly ScoreGroup[]): string {
  const said = groups.flatMap(({ name, bars: [own, other] }) => {
    if (own === undefined || other === undefined || Number.isNaN(own.value + other.value)) return [];
    const by = own.value - other.value;
    const noise = Math.hypot(zero(own.half), zero(other.half));
    const short = name.replace('Voice, ', '').replace('Video, small screen', 'video');
    if (Math.abs(by) < Math.max(0.01, noise)) return [`${short} stays at ${own.value.toFixed(2)}`];
    const cause = mostOf(own, other, by);
    return [
      `${short} goes from ${other.value.toFixed(2)} to ${own.value.toFixed(2)}${cause === null ? '' : `, for ${cause.name} costs ${Math.abs(cause.by).toFixed(2)} points ${cause.by > 0 ? 'less' : 'more'}`}`,
    ];
  });
  return said.length === 0 ? '' : `With the buffer ${said.join('; ')}.`;
}

function zero(half: number): number {
  return Number.isNaN(half) ? 0 : half;
}

/** The cause that moves the score most the way that it goes. */
function mostOf(
  own: ScoreBar,
  other: ScoreBar,
  by: number,
): { readonly name: string; readonly by: number } | null {
  const saved = own.parts.map(({ name, points }, i) => ({
    name,
    by: (other.parts[i]?.points ?? 0) - points,
  }));
  return saved.filter((one) => one.by * by > 0).sort((a, b) => Math.abs(b.by) - Math.abs(a.by))[0] ?? null;
}
