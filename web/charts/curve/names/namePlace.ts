// Places the names of lines: above or below their line, beside it where it is steep, and never over anything else.

import { type Box, meets } from '../../layout/box.ts';
import { NOTE_SIZE, textWidth } from '../../layout/text.ts';
import type { Area, Plot } from '../../layout/usePlot.ts';
import { type CurveSeries, valuesAt } from '../series.ts';

export type NamedLine = Pick<CurveSeries, 'id' | 'label' | 'color' | 'dash' | 'isQuiet' | 'x' | 'y'>;

/** What names must not cover, in pixels. */
export interface Obstacles {
  /** Boxes of words and handles. */
  readonly boxes?: readonly Box[] | undefined;
  /** Positions of vertical lines. */
  readonly uprights?: readonly number[] | undefined;
  /** Heights of horizontal lines, such as the zero line. */
  readonly levels?: readonly number[] | undefined;
}

export interface NamedPlot extends Pick<Plot, 'x'> {
  readonly area: Area;
  readonly y: (value: number) => number;
}

export interface PlacedName {
  readonly line: NamedLine;
  readonly box: Box;
  /** Left end and baseline of the letters (px). */
  readonly x: number;
  readonly y: number;
}

/** Lines are sampled at steps of this many pixels. */
const STEP = 4;
/** Height of letters above and below their baseline (px). */
const [RISE, FALL] = [12, 4];
/** Least distance of a name from its own line, and from another line (px). */
const OWN = 5;
const OTHER = 8;
/** Distance of a name from a single point (px). */
const BESIDE = 9;
/** Distances from this on count as equally good (px). */
const ENOUGH = 40;
/** A line no higher than this above the axis lies on it (px). */
const FOOT = 8;
const NOTHING = new Float64Array();

/** Places names one after another: each avoids those placed before it. */
export interface Naming {
  /** Indices of the lines that are to be named. */
  readonly lines: readonly number[];
  /** The place of a line's name; null if there is none. */
  readonly place: (line: number, placed: readonly PlacedName[]) => PlacedName | null;
}

export function namePlaces(...of: Parameters<typeof namingOf>): PlacedName[] {
  const { lines, place } = namingOf(...of);
  const placed: PlacedName[] = [];
  for (const line of lines) {
    const name = place(line, placed);
    if (name !== null) placed.push(name);
  }
  return placed;
}

export function namingOf(
  lines: readonly NamedLine[],
  { area, x, y }: NamedPlot,
  { boxes = [], uprights = [], levels = [] }: Obstacles = {},
): Naming {
  const count = Math.floor(area.width / STEP) + 1;
  const across = Float64Array.from({ length: count }, (_, i) => x.invert(area.left + i * STEP));
  const profiles = lines.map((line) => valuesAt(line, across).map((value) => y(value)));
  const reaches = lines.map((line, i) => reachOf(line, profiles[i] ?? NOTHING, { x, y, left: area.left }));
  const points = lines.map((line) => pointOf(line, x, y));
  const dots = points.flatMap((at) => at.map(([right, down]) => around(right, down, 5)));
  const worthOf = ({ box, apart, cost }: Candidate, own: number, kept: readonly Box[]): number => {
    const isIn =
      box.left >= area.left + 4 &&
      box.right <= area.right - 4 &&
      box.top >= area.top + 2 &&
      box.bottom <= area.bottom - 2;
    if (!isIn || kept.some((other) => meets(box, other))) return Number.NEGATIVE_INFINITY;
    const isCrossed =
      uprights.some((at) => at > box.left - 3 && at < box.right + 3) ||
      levels.some((at) => at > box.top - 2 && at < box.bottom + 2);
    if (isCrossed) return Number.NEGATIVE_INFINITY;
    let room = ENOUGH;
    for (let i = 0; i < reaches.length; i += 1) {
      const gap = gapTo(reaches[i] ?? NO_REACH, box, area.left);
      if (gap < (i === own ? OWN - 1 : OTHER)) return Number.NEGATIVE_INFINITY;
      if (i !== own) room = Math.min(room, gap);
    }
    return room + Math.min(ENOUGH, apart) - cost;
  };
  const place = (i: number, placed: readonly PlacedName[]): PlacedName | null => {
    const line = lines[i];
    if (line === undefined) return null;
    const width = textWidth(line.label, NOTE_SIZE) + 4;
    const own = profiles[i] ?? NOTHING;
    const apart = apartOf(own, profiles);
    const candidates: Candidate[] = [];
    for (const at of points[i] ?? []) besidePoint(candidates, at, width);
    along(candidates, own, apart, width, area);
    beside(candidates, own, apart, width, area.left);
    const kept = [...boxes, ...placed.map((name) => name.box), ...dots];
    const box = bestOf(candidates, (candidate) => worthOf(candidate, i, kept));
    return box === null ? null : { line, box, x: box.left + 2, y: box.bottom - FALL };
  };
  return { lines: [...lines.keys()].filter((i) => lines[i]?.isQuiet !== true), place };
}

/**
 * The box of the best candidate (the first of equals). Candidates with the highest upper bound are rated first, so that
 * most need not be.
 */
function bestOf(candidates: readonly Candidate[], worthOf: (candidate: Candidate) => number): Box | null {
  const promises = Float64Array.from(
    candidates,
    ({ apart, cost }) => ENOUGH + Math.min(ENOUGH, apart) - cost,
  );
  const promise = (at: number) => promises[at] ?? 0;
  let best: { readonly box: Box; readonly worth: number; readonly at: number } | null = null;
  for (const at of [...candidates.keys()].sort((a, b) => promise(b) - promise(a))) {
    const candidate = candidates[at];
    if (candidate === undefined || (best !== null && promise(at) < best.worth)) break;
    const worth = worthOf(candidate);
    const isBetter = best === null ? worth > Number.NEGATIVE_INFINITY : worth > best.worth;
    const isFirst = best !== null && worth === best.worth && at < best.at;
    if (isBetter || isFirst) best = { box: candidate.box, worth, at };
  }
  return best?.box ?? null;
}

interface Candidate {
  readonly box: Box;
  /** Distance of the line from the nearest other one there (px). */
  readonly apart: number;
  /** Deducted from its worth, in pixels: a name reads best where its line is level. */
  readonly cost: number;
}

/** Candidates above and below each stretch of the line that is as long as the name. */
function along(to: Candidate[], own: Float64Array, apart: Float64Array, width: number, area: Area): void {
  const span = Math.ceil(width / STEP);
  for (let first = 0; first + span < own.length; first += 2) {
    let high = Number.POSITIVE_INFINITY;
    let low = Number.NEGATIVE_INFINITY;
    let least = ENOUGH;
    for (let i = first; i <= first + span; i += 1) {
      const at = own[i] ?? Number.NaN;
      high = Math.min(high, at);
      low = Math.max(low, at);
      least = Math.min(least, apart[i] ?? ENOUGH);
    }
    if (!Number.isFinite(low - high)) continue;
    const left = area.left + first * STEP;
    // a line that lies on the axis is hardly worth a name there
    const foot = high > area.bottom - FOOT ? ENOUGH : 0;
    to.push(candidateOf(left, high - OWN, width, least, (low - high) / 2 + foot));
    to.push(candidateOf(left, low + OWN + RISE + FALL, width, least, (low - high) / 2 + 1 + foot));
  }
}

function candidateOf(left: number, bottom: number, width: number, apart: number, cost: number): Candidate {
  return { box: { left, right: left + width, top: bottom - RISE - FALL, bottom }, apart, cost };
}

/** Distance of a line from the nearest other line (px), at each step. */
function apartOf(own: Float64Array, profiles: readonly Float64Array[]): Float64Array {
  const apart = new Float64Array(own.length).fill(ENOUGH);
  for (const other of profiles) {
    if (other === own) continue;
    for (let i = 0; i < apart.length; i += 1) {
      const gap = Math.abs((other[i] ?? Number.NaN) - (own[i] ?? Number.NaN));
      if (gap < (apart[i] ?? ENOUGH)) apart[i] = gap;
    }
  }
  return apart;
}

/** Candidates to the right and left of each step, for steep lines. */
function beside(to: Candidate[], own: Float64Array, apart: Float64Array, width: number, from: number): void {
  for (let i = 0; i < own.length; i += 1) {
    const at = own[i] ?? Number.NaN;
    if (!Number.isFinite(at)) continue;
    const bottom = at + RISE / 2 + 2;
    const half = (apart[i] ?? ENOUGH) / 2;
    to.push(candidateOf(from + i * STEP + OWN + STEP, bottom, width, half, 0));
    to.push(candidateOf(from + i * STEP - OWN - STEP - width, bottom, width, half, 0));
  }
}

function besidePoint(to: Candidate[], [x, y]: readonly [number, number], width: number): void {
  for (const [i, [left, middle]] of [
    [x + BESIDE, y] as const,
    [x - BESIDE - width, y] as const,
    [x - width / 2, y - BESIDE - RISE / 2] as const,
    [x - width / 2, y + BESIDE + RISE / 2] as const,
  ].entries())
    to.push(candidateOf(left, middle + RISE / 2 + 2, width, ENOUGH, i));
}

/** The place of a line with a single point, which is drawn as a dot; empty for any other line. */
function pointOf(line: NamedLine, x: Plot['x'], y: NamedPlot['y']): [number, number][] {
  let found: [number, number][] = [];
  for (let i = 0; i < line.x.length; i += 1) {
    const down = y(line.y[i] ?? Number.NaN);
    if (!Number.isFinite(down)) continue;
    if (found.length > 0) return [];
    found = [[x(line.x[i] ?? Number.NaN), down]];
  }
  return found;
}

/** Highest and lowest position of a line around each step (px), including peaks between two steps. */
interface LineExtent {
  readonly highest: Float64Array;
  readonly lowest: Float64Array;
}

const NO_REACH: LineExtent = { highest: NOTHING, lowest: NOTHING };

function reachOf(
  line: NamedLine,
  profile: Float64Array,
  { x, y, left }: Pick<NamedPlot, 'x' | 'y'> & { readonly left: number },
): LineExtent {
  const [highest, lowest] = [profile.slice(), profile.slice()];
  for (let i = 0; i < line.x.length; i += 1) {
    const step = Math.round((x(line.x[i] ?? Number.NaN) - left) / STEP);
    const down = y(line.y[i] ?? Number.NaN);
    if (!(step >= 0 && step < profile.length) || Number.isNaN(down)) continue;
    highest[step] = Math.min(down, orElse(highest[step], down));
    lowest[step] = Math.max(down, orElse(lowest[step], down));
  }
  return { highest, lowest };
}

function orElse(value: number | undefined, other: number): number {
  return value === undefined || Number.isNaN(value) ? other : value;
}

/** Distance of a line from a box (px); 0 if the line crosses it. */
function gapTo({ highest, lowest }: LineExtent, box: Box, from: number): number {
  const [first, last] = [Math.floor((box.left - from) / STEP) - 1, Math.ceil((box.right - from) / STEP) + 1];
  let gap = Number.POSITIVE_INFINITY;
  let before = Number.NaN;
  for (let i = Math.max(0, first); i <= Math.min(highest.length - 1, last); i += 1) {
    const [high, low] = [highest[i] ?? Number.NaN, lowest[i] ?? Number.NaN];
    if (Number.isNaN(high)) continue;
    // distance of the line above the box; negative below it
    const over = low < box.top ? box.top - low : high > box.bottom ? box.bottom - high : 0;
    if (over * before < 0) return 0;
    before = over;
    gap = Math.min(gap, Math.abs(over));
  }
  return gap;
}

export function around(x: number, y: number, half: number, high = half): Box {
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
}
