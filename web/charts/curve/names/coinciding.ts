// Lines that lie on each other all along: a reader sees one, and it has one name, of all of them.

import { listed } from '../../../notation/listed.ts';
import type { Area, Plot } from '../../layout/usePlot.ts';
import { valuesAt } from '../series.ts';
import type { NamedLine } from './namePlace.ts';

/** Lines are looked at in such steps (px). */
const STEP = 4;
/** Nearer than this, up or across, two lines look like one (px). */
const NEAR = 2;
/** Most of the way: what is drawn of one alone would show otherwise. */
const SHARE = 0.9;

interface Where {
  readonly area: Area;
  readonly x: Pick<Plot['x'], 'invert'>;
  readonly y: (value: number) => number;
}

/** A line that is to be named, and the labels of all that it is drawn over. */
export interface Together {
  readonly line: NamedLine;
  readonly labels: readonly string[];
  /** All of them, in the order in which they are drawn. */
  readonly all: readonly NamedLine[];
}

/** Each visible line, with those that lie under it, which are said after it: the last of them is drawn on top, and has its colour. */
export function together(lines: readonly NamedLine[], { area, x, y }: Where): Together[] {
  const count = Math.floor(area.width / STEP) + 1;
  const across = Float64Array.from({ length: count }, (_, i) => x.invert(area.left + i * STEP));
  const profiles = lines.map((line) => valuesAt(line, across).map((value) => y(value)));
  const found: { top: number; all: number[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const under = line.isQuiet
      ? undefined
      : found.find(
          ({ top }) => !lines[top]?.isQuiet && isOnOther(profiles[top] ?? across, profiles[i] ?? across),
        );
    if (under === undefined) found.push({ top: i, all: [i] });
    else Object.assign(under, { top: i, all: [...under.all, i] });
  }
  return found.flatMap(({ top, all }) => {
    const line = lines[top];
    if (line === undefined) return [];
    const drawn = all.flatMap((i) => lines[i] ?? []);
    const labels = drawn.map(({ label }) => label).toReversed();
    return { all: drawn, labels, line: labels.length === 1 ? line : { ...line, label: listed(labels) } };
  });
}

/** Length of a dash where lines alternate (px). */
const DASH = 8;

/** Whether lines on each other are drawn by turns, so that each is seen: dashes that say something are left as they are. */
export function takeTurns({ all }: Together): boolean {
  return all.length > 1 && all.every(({ dash }) => dash === undefined);
}

/** The dashes of each line that is drawn over another, by its id. */
export function turnsOf(lines: readonly NamedLine[], where: Where): ReadonlyMap<string, string> {
  const over = together(lines, where).filter(takeTurns);
  return new Map(
    over.flatMap(({ all }) =>
      all.flatMap(({ id }, i) => (i === 0 ? [] : [[id, `${DASH * (all.length - i)} ${DASH * i}`] as const])),
    ),
  );
}

function isOnOther(one: Float64Array, other: Float64Array): boolean {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.length; i += 1) {
    const [a, b] = [one[i] ?? Number.NaN, other[i] ?? Number.NaN];
    if (Number.isFinite(a) || Number.isFinite(b)) either += 1;
    if (!Number.isFinite(a - b)) continue;
    both += 1;
    // half a step to each side: a steep line just beside another is far above it
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
