// Where the names of lines stand: over or under their line, beside it where it is steep, and over nothing else.

import { type Box, meets } from '../../layout/box.ts';
import { NOTE_SIZE, textWidth } from '../../layout/text.ts';
import type { Area, Plot } from '../../layout/usePlot.ts';
import { type CurveSeries, valueAt } from '../series.ts';

export type NamedLine = Pick<CurveSeries, 'id' | 'label' | 'color' | 'isQuiet' | 'x' | 'y'>;

/** What names keep clear of, in pixels. */
export interface Around {
  /** Words and handles. */
  readonly taken?: readonly Box[] | undefined;
  /** Upright lines: a name stands on one only where it has no other place. */
  readonly uprights?: readonly number[] | undefined;
  /** Level lines, such as that at 0. */
  readonly levels?: readonly number[] | undefined;
}

export interface NamedPlot extends Pick<Plot, 'x'> {
  readonly area: Area;
  readonly y: (value: number) => number;
}

export interface PlacedName {
  readonly line: NamedLine;
  readonly box: Box;
  /** Where its letters stand. */
  readonly x: number;
  readonly y: number;
}

/** Lines are looked at in such steps (px). */
const STEP = 4;
/** Letters above and below the line that they stand on. */
const [RISE, FALL] = [12, 4];
/** From a line to its name, and to the name of another. */
const OWN = 5;
const OTHER = 8;
/** From a single point to its name. */
const BESIDE = 9;
/** What is so far away is as good as what is farther. */
const ENOUGH = 40;
/** A line that is no higher over the axis lies on it. */
const FOOT = 8;

export function namePlaces(
  lines: readonly NamedLine[],
  { area, x, y }: NamedPlot,
  { taken = [], uprights = [], levels = [] }: Around = {},
): PlacedName[] {
  const count = Math.floor(area.width / STEP) + 1;
  const profiles = lines.map((line) =>
    Float64Array.from({ length: count }, (_, i) => y(valueAt(line, x.invert(area.left + i * STEP)))),
  );
  const points = lines.map((line) => pointOf(line, x, y));
  const dots = points.flatMap((at) => at.map(([across, down]) => around(across, down, 5)));
  const placed: PlacedName[] = [];
  const worthOf = ({ box, apart, cost }: Candidate, own: number): number => {
    const isIn =
      box.left >= area.left + 4 &&
      box.right <= area.right - 4 &&
      box.top >= area.top + 2 &&
      box.bottom <= area.bottom - 2;
    const isTaken = [...taken, ...placed.map((name) => name.box), ...dots].some((other) => meets(box, other));
    if (!isIn || isTaken) return Number.NEGATIVE_INFINITY;
    let room = ENOUGH;
    for (const [i, profile] of profiles.entries()) {
      const gap = gapTo(profile, box, area.left);
      if (gap < (i === own ? OWN - 1 : OTHER)) return Number.NEGATIVE_INFINITY;
      if (i !== own) room = Math.min(room, gap);
    }
    const isCrossed =
      uprights.some((at) => at > box.left - 3 && at < box.right + 3) ||
      levels.some((at) => at > box.top - 2 && at < box.bottom + 2);
    return room + Math.min(ENOUGH, apart) - cost - (isCrossed ? 4 * ENOUGH : 0);
  };
  for (const [i, line] of lines.entries()) {
    if (line.isQuiet) continue;
    const width = textWidth(line.label, NOTE_SIZE) + 4;
    const own = profiles[i] ?? new Float64Array();
    const others = profiles.filter((profile) => profile !== own);
    const candidates = [
      ...(points[i] ?? []).flatMap((at) => besidePoint(at, width)),
      ...along(own, others, width, area),
      ...beside(own, others, width, area.left),
    ];
    // what promises most is looked at first, so that most need not be looked at; of equal ones the first of all is taken
    const byPromise = [...candidates.keys()].sort((a, b) => promise(candidates[b]) - promise(candidates[a]));
    let best: { readonly box: Box; readonly worth: number; readonly at: number } | null = null;
    for (const at of byPromise) {
      const candidate = candidates[at];
      if (candidate === undefined || (best !== null && promise(candidate) < best.worth)) break;
      const worth = worthOf(candidate, i);
      const isBetter = best === null ? worth > Number.NEGATIVE_INFINITY : worth > best.worth;
      const isFirst = best !== null && worth === best.worth && at < best.at;
      if (isBetter || isFirst) best = { box: candidate.box, worth, at };
    }
    if (best !== null) placed.push({ line, box: best.box, x: best.box.left + 2, y: best.box.bottom - FALL });
  }
  return placed;
}

interface Candidate {
  readonly box: Box;
  /** How far the line is from the others there. */
  readonly apart: number;
  /** What speaks against it: a name is best read where its line is level. */
  readonly cost: number;
}

/** What a place can be worth at most: with nothing else near it. */
function promise(candidate: Candidate | undefined): number {
  return candidate === undefined ? 0 : ENOUGH + Math.min(ENOUGH, candidate.apart) - candidate.cost;
}

/** Over or under the whole of a stretch of the line. */
function along(
  own: Float64Array,
  others: readonly Float64Array[],
  width: number,
  area: Area,
): readonly Candidate[] {
  const span = Math.ceil(width / STEP);
  const places = Array.from({ length: Math.max(0, Math.ceil((own.length - span) / 2)) }, (_, k) => 2 * k);
  return places.flatMap((first) => {
    const stretch = own.subarray(first, first + span + 1);
    const [high, low] = [Math.min(...stretch), Math.max(...stretch)];
    if (!Number.isFinite(low - high)) return [];
    let apart = ENOUGH;
    for (let i = first; i <= first + span; i += 1) apart = Math.min(apart, apartAt(own, others, i));
    const left = area.left + first * STEP;
    // on the foot there is nothing to name
    const isNothing = high > area.bottom - FOOT;
    return [high - OWN, low + OWN + RISE + FALL].map((bottom, isUnder) => ({
      box: { left, right: left + width, top: bottom - RISE - FALL, bottom },
      apart,
      cost: (low - high) / 2 + isUnder + (isNothing ? ENOUGH : 0),
    }));
  });
}

/** How far a line is from the nearest other. */
function apartAt(own: Float64Array, others: readonly Float64Array[], i: number): number {
  let apart = ENOUGH;
  for (const other of others) {
    const gap = Math.abs((other[i] ?? Number.NaN) - (own[i] ?? Number.NaN));
    if (gap < apart) apart = gap;
  }
  return apart;
}

/** Right and left of where the line is steep. */
function beside(
  own: Float64Array,
  others: readonly Float64Array[],
  width: number,
  from: number,
): readonly Candidate[] {
  return Array.from(own).flatMap((at, i) => {
    if (!Number.isFinite(at)) return [];
    const [top, bottom] = [at - RISE / 2 - 2, at + RISE / 2 + 2];
    return [from + i * STEP + OWN + STEP, from + i * STEP - OWN - STEP - width].map((left) => ({
      box: { left, right: left + width, top, bottom },
      apart: apartAt(own, others, i) / 2,
      cost: 0,
    }));
  });
}

function besidePoint([x, y]: readonly [number, number], width: number): readonly Candidate[] {
  return [
    [x + BESIDE, y],
    [x - BESIDE - width, y],
    [x - width / 2, y - BESIDE - RISE / 2],
    [x - width / 2, y + BESIDE + RISE / 2],
  ].map(([left = 0, middle = 0], i) => ({
    box: { left, right: left + width, top: middle - RISE / 2 - 2, bottom: middle + RISE / 2 + 2 },
    apart: ENOUGH,
    cost: i,
  }));
}

/** A line of a single point is a dot. */
function pointOf(line: NamedLine, x: Plot['x'], y: NamedPlot['y']): [number, number][] {
  const spots = Array.from(line.x, (at, i): [number, number] => [x(at), y(line.y[i] ?? Number.NaN)]);
  const finite = spots.filter(([, at]) => Number.isFinite(at));
  return finite.length === 1 ? finite : [];
}

/** How far a line stays from a box; 0 where it goes through. */
function gapTo(profile: Float64Array, box: Box, from: number): number {
  const [first, last] = [Math.floor((box.left - from) / STEP) - 1, Math.ceil((box.right - from) / STEP) + 1];
  let gap = Number.POSITIVE_INFINITY;
  let before = Number.NaN;
  for (let i = Math.max(0, first); i <= Math.min(profile.length - 1, last); i += 1) {
    const at = profile[i] ?? Number.NaN;
    // how far over the box it is, or, below 0, how far under it
    if (Number.isNaN(at)) continue;
    const over = at < box.top ? box.top - at : at > box.bottom ? box.bottom - at : 0;
    if (over * before < 0) return 0;
    before = over;
    gap = Math.min(gap, Math.abs(over));
  }
  return gap;
}

export function around(x: number, y: number, half: number, high = half): Box {
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
}
