// Lines that coincide all along: a reader sees a single line, which has one name made of all of theirs.

import { joinWords } from '../../../notation/joinWords.ts';
import type { Area, Plot } from '../../layout/usePlot.ts';
import { valuesAt } from '../series.ts';
import type { NamedLine } from './namePlace.ts';

/** Lines are compared at steps of this many pixels. */
const STEP = 4;
/** Two lines nearer than this, vertically or across, look like one (px). */
const NEAR = 2;
/** Share of the steps at which two lines must both be drawn to coincide: more of one alone would show. */
const SHARE = 0.9;

interface PlotPlace {
  readonly area: Area;
  readonly x: Pick<Plot['x'], 'invert'>;
  readonly y: (value: number) => number;
}

/** A line to name, and the labels of all lines that it covers. */
export interface CoincidingLines {
  readonly line: NamedLine;
  readonly labels: readonly string[];
  /** All coinciding lines, in drawing order. */
  readonly all: readonly NamedLine[];
}

/**
 * Groups coinciding lines. The last of a group is drawn on top and gives the colour; its label comes first, those below
 * follow.
 */
export function coincidingGroups(lines: readonly NamedLine[], { area, x, y }: PlotPlace): CoincidingLines[] {
  const count = Math.floor(area.width / STEP) + 1;
  const across = Float64Array.from({ length: count }, (_, i) => x.invert(area.left + i * STEP));
  const profiles = lines.map((line) => valuesAt(line, across).map((value) => y(value)));
  const found: { top: number; all: number[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const covered = line.isQuiet
      ? undefined
      : found.find(
          ({ top }) => !lines[top]?.isQuiet && isOnOther(profiles[top] ?? across, profiles[i] ?? across),
        );
    if (covered === undefined) found.push({ top: i, all: [i] });
    else Object.assign(covered, { top: i, all: [...covered.all, i] });
  }
  return found.flatMap(({ top, all }) => {
    const line = lines[top];
    if (line === undefined) return [];
    const drawn = all.flatMap((i) => lines[i] ?? []);
    const labels = drawn.map(({ label }) => label).toReversed();
    return { all: drawn, labels, line: labels.length === 1 ? line : { ...line, label: joinWords(labels) } };
  });
}

/** Length of a dash where coinciding lines alternate (px). */
const DASH = 8;

/**
 * Whether coinciding lines are drawn as alternating dashes, so that each is seen: not if a line's own dashes have a
 * meaning.
 */
export function isAlternating({ all }: CoincidingLines): boolean {
  return all.length > 1 && all.every(({ dash }) => dash === undefined);
}

/** The dashes of each line that is drawn over another, by the line's id. */
export function alternatingDashes(
  lines: readonly NamedLine[],
  where: PlotPlace,
): ReadonlyMap<string, string> {
  const alternating = coincidingGroups(lines, where).filter(isAlternating);
  return new Map(
    alternating.flatMap(({ all }) =>
      all.flatMap(({ id }, i) => (i === 0 ? [] : [[id, `${DASH * (all.length - i)} ${DASH * i}`] as const])),
    ),
  );
}

function isOnOther(line: Float64Array, other: Float64Array): boolean {
  let [both, either] = [0, 0];
  for (let i = 0; i < line.length; i += 1) {
    const [a, b] = [line[i] ?? Number.NaN, other[i] ?? Number.NaN];
    if (Number.isFinite(a) || Number.isFinite(b)) either += 1;
    if (!Number.isFinite(a - b)) continue;
    both += 1;
    // compares with half a step to each side, since a steep line right beside another is far above it
    const [low, high] = reachOf(other, i);
    if (a < low - NEAR || a > high + NEAR) return false;
  }
  return both > 1 && both >= SHARE * either;
}

function reachOf(line: Float64Array, i: number): [low: number, high: number] {
  const at = line[i] ?? Number.NaN;
  const sides = [line[i - 1], line[i + 1]].map((side) =>
    side === undefined || Number.isNaN(side) ? at : (side + at) / 2,
  );
  return [Math.min(at, ...sides), Math.max(at, ...sides)];
}
