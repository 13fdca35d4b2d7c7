// Scores of voice and video over the path, with the buffer and without, and the points that each cause costs.

import { DATA } from '#pkg/dccp.quality.heads.ts';
import { type Part, phrase, plain, textOf } from '../../../bench/lead/parts.ts';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { type MeasureId, measuresOf } from '../../../bench/results/table.ts';
import type { DrawnNumber } from '../../../bench/stated/stated.ts';
import type { PartLook, ScoreBar, ScoreGroup, ScorePart } from '../../../charts/score/layout.ts';
import { columnsOf, type DataColumn } from '../../../charts/table/columns.ts';
import { joinWords } from '../../../notation/joinWords.ts';
import { SIDES, type SideLook } from '../sides.ts';

type Application = 'g711' | 'g729' | 'video';

/** Note on voice: it is not the scenario's own flow, but a call over the same path. */
const CALL = 'a call of its own over this path, 50 packets a second';

/** The scale of all scores; the best score of each model is below 5. */
export const SCALE = {
  label: 'Mean opinion score (MOS)',
  domain: [1, 5],
  meaning:
    'What listeners or viewers would give on average, from 1, bad, to 5, excellent, by the ITU’s models.',
} as const;

const APPLICATIONS: readonly {
  readonly id: Application;
  readonly name: string;
  readonly note: string;
}[] = [
  { id: 'g711', name: 'Voice, 64 kbit/s (G.711)', note: CALL },
  { id: 'g729', name: 'Voice, 8 kbit/s (G.729)', note: CALL },
  { id: 'video', name: 'Video, small screen', note: 'a video of its own that uses the whole rate' },
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

/** A group for each application: two bars with the points that they lack, and the kept scenario's scores. */
export function scoreGroups(
  estimates: Estimates<'dccp'>,
  kept: Estimates<'dccp'> | null = null,
): ScoreGroup[] {
  return APPLICATIONS.map(({ id, name, note }) => ({
    id,
    name,
    note,
    bars: SIDES.map((side) => ({
      ...barOf(estimates, id, side),
      kept: kept?.get(`mos_${id}_${side.id}`)?.mean,
    })),
  }));
}

/** Adds the scores that the paper states to their bars, such as `g711 buffer`. */
export function withStated(groups: readonly ScoreGroup[], numbers: readonly DrawnNumber[]): ScoreGroup[] {
  const statedOf = (bar: string) => numbers.find(({ of }) => of === bar)?.x ?? undefined;
  return groups.map((group) => ({
    ...group,
    bars: group.bars.map((bar) => ({ ...bar, stated: statedOf(`${group.id} ${bar.id}`) })),
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

/** The meaning of the scale, and each model's best score: its score and all points that the causes cost. */
export function leadWords(groups: readonly ScoreGroup[]): string {
  const best = new Map<string, string[]>();
  for (const { name, bars } of groups) {
    const [bar] = bars;
    if (bar === undefined || Number.isNaN(bar.value)) continue;
    const most = bar.parts.reduce((sum, { points }) => sum + points, bar.value).toFixed(2);
    const [kind = name] = name.split(',');
    best.set(most, [...new Set([...(best.get(most) ?? []), kind.toLowerCase()])]);
  }
  const known = [...best].map(([most, names]) => `${most} for ${joinWords(names)}`).join(', ');
  const from = known === '' ? 'the best score' : `the best score, ${known}`;
  return `From 1 (bad) to 5 (excellent). Hatched and grey: what delay, codec and loss take from ${from}.`;
}

/** The scores as `oos figure` prints them: a row for each score, and for the points that each cause costs. */
export function scoreColumns(estimates: Estimates<'dccp'>): DataColumn[] {
  const rows = measuresOf('dccp')
    .filter(({ id }) => id.startsWith('mos_'))
    .map(({ id }) => {
      const found = estimates.get(id);
      return { measure: id, points: found?.mean ?? null, points_ci95: found?.ci95 ?? null };
    });
  return columnsOf(rows, DATA);
}

/** "The buffer adds 1.12 points to video, above all because loss costs less, and takes 0.05 points from G.711, above all because delay costs more." */
export function scoreWords(groups: readonly ScoreGroup[]): string {
  const parts = scoreParts(groups);
  return parts === null ? '' : `The buffer ${textOf(parts)}.`;
}

/** The sentence without its subject: "adds 1.12 points to video, above all because loss costs less". */
export function scoreParts(groups: readonly ScoreGroup[]): Part[] | null {
  const gains = groups.flatMap(({ id, bars: [own, other] }) =>
    own === undefined || other === undefined ? [] : [gainOf(id, own, other)],
  );
  if (gains.length === 0 || gains.some(({ by }) => Number.isNaN(by))) return null;
  const said = [
    clause(
      'adds',
      'less',
      gains.filter(({ verdict }) => verdict === 'more'),
    ),
    clause(
      'takes',
      'more',
      gains.filter(({ verdict }) => verdict === 'less'),
    ),
  ].filter((parts) => parts.length > 0);
  if (said.length === 0) return [phrase('changes no score'), plain(' by more than the runs can tell')];
  return said.flatMap((parts, i) => (i === 0 ? parts : [plain(', and '), ...parts]));
}

/** Other names for causes in a sentence: it is a low rate that costs points, not the rate. */
const CAUSES: ReadonlyMap<string, string> = new Map([['rate', 'a low rate']]);

interface Gain {
  readonly name: string;
  readonly by: number;
  readonly verdict: 'more' | 'less' | 'same';
  /** By cause, the points that it costs less with the buffer. */
  readonly saved: ReadonlyMap<string, number>;
}

function gainOf(id: string, own: ScoreBar, other: ScoreBar): Gain {
  const by = own.value - other.value;
  const noise = Math.hypot(zero(own.half), zero(other.half));
  const isSame = Math.abs(by) < Math.max(0.01, noise);
  return {
    name: { g711: 'G.711', g729: 'G.729' }[id] ?? id,
    by,
    verdict: isSame ? 'same' : by > 0 ? 'more' : 'less',
    saved: new Map(own.parts.map(({ name, points }, i) => [name, (other.parts[i]?.points ?? 0) - points])),
  };
}

function zero(half: number): number {
  return Number.isNaN(half) ? 0 : half;
}

/** "adds 0.46 points to G.711, 0.70 to G.729 and 1.12 to video, above all because loss costs less (for video, a low rate)". */
function clause(verb: 'adds' | 'takes', costs: 'less' | 'more', gains: readonly Gain[]): Part[] {
  if (gains.length === 0) return [];
  const parts = gains.map(({ name, by }, i) => {
    const points = `${Math.abs(by).toFixed(2)}${i === 0 ? ' points' : ''}`;
    return `${points} ${verb === 'adds' ? 'to' : 'from'} ${name}`;
  });
  const caused = gains.flatMap((gain) => {
    const cause = causeOf(gain, costs === 'less' ? 1 : -1);
    return cause === null ? [] : [{ name: gain.name, cause }];
  });
  const most = caused[0]?.cause;
  const others = caused
    .filter(({ cause }) => cause !== most)
    .map(({ name, cause }) => `for ${name}, ${CAUSES.get(cause) ?? cause}`);
  const besides = others.length === 0 ? '' : ` (${others.join(', ')})`;
  const why =
    most === undefined ? '' : `, above all because ${CAUSES.get(most) ?? most} costs ${costs}${besides}`;
  return [phrase(`${verb} ${joinWords(parts)}`), ...(why === '' ? [] : [plain(why)])];
}

/** The cause whose cost falls most (`sign` 1), or rises most (-1), for this application; null where none changes. */
function causeOf({ saved }: Gain, sign: 1 | -1): string | null {
  const [name, by] = [...saved].sort((a, b) => sign * (b[1] - a[1]))[0] ?? ['', 0];
  return sign * by < 0.01 ? null : name;
}
