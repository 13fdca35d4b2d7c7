// Where bars of scores and what their points miss stand, in pixels of the chart.

import { LINE_HEIGHT } from '../layout/text.ts';

/** What costs points: how it is filled. */
export type PartLook = 'pale' | 'grey' | 'hatched';

export interface ScorePart {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** Half of the interval; NaN where there is none. */
  readonly half: number;
  readonly look: PartLook;
}

export interface ScoreBar {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly value: number;
  readonly half: number;
  /** The score of what it is compared with. */
  readonly kept?: number | undefined;
  /** The score that a paper states. */
  readonly stated?: number | undefined;
  /** What is missing to the best, in the order in which it is taken away. */
  readonly parts: readonly ScorePart[];
}

export interface ScoreGroup {
  readonly id: string;
  readonly name: string;
  /** Of what it is the score, behind the name where there is room. */
  readonly note?: string | undefined;
  readonly bars: readonly ScoreBar[];
}

/** One stretch of a bar: its score, or what a cause takes from it. */
export interface Stretch {
  readonly group: number;
  readonly bar: number;
  /** -1: the score itself. */
  readonly part: number;
  readonly from: number;
  readonly to: number;
}

export interface ScoreFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Of a bar, and from one to the next. */
  readonly thick: number;
  readonly step: number;
  /** Of a group with its name. */
  readonly pitch: number;
  /** From a group's top to its first bar. */
  readonly head: number;
  /** Whether what each cause costs has room below its bar. */
  readonly isSaid: boolean;
  readonly isMini: boolean;
}

const AXIS = 2 * LINE_HEIGHT + 6;
const SAID = 19;
const HEAD = 24;
/** The same where a bar would have less than this: letters alone. */
const [LOW_HEAD, LEAST] = [18, 10];
/** What the looks of parts mean, above the bars. */
const LEGEND = 22;
/** Half the width of the last number on the axis. */
const END = 10;
/** Half the width of the first one. */
const START = 4;

export function scoreFrame(width: number, height: number, groups: number, isMini: boolean): ScoreFrame {
  const many = Math.max(1, groups);
  if (isMini) {
    const pitch = (height - 4) / many;
    const thick = Math.max(2, (pitch - 6) / 2);
    return {
      ...{ width, height, left: 2, right: width - 2, top: 2, bottom: height - 2, thick },
      ...{ step: thick + 1, pitch, head: 1, isSaid: false, isMini },
    };
  }
  const bottom = Math.max(60, height - AXIS);
  const top = 4 + LEGEND;
  const isSaid = (bottom - top) / many >= HEAD + 2 * (SAID + 17) + 6;
  const pitch = (bottom - top) / many;
  const isLow = (pitch - HEAD - 8) / 2 - 3 < LEAST;
  const head = isLow ? LOW_HEAD : HEAD;
  const each = (pitch - head - (isLow ? 3 : 8)) / 2;
  const thick = Math.max(3, Math.min(34, isSaid ? each - SAID : each - (isLow ? 1 : 3)));
  return {
    ...{ width, height, left: START, right: width - END, top, bottom, thick },
    ...{ step: isSaid ? thick + SAID : thick + (isLow ? 1 : 3), pitch, head, isSaid, isMini },
  };
}

export function barTop({ top, pitch, head, step }: ScoreFrame, group: number, bar: number): number {
  return top + group * pitch + head + bar * step;
}

/** Every stretch of every bar, from the top down and from left to right; those of no length are left out. */
export function stretchesOf(groups: readonly ScoreGroup[], least: number): Stretch[] {
  return groups.flatMap(({ bars }, group) =>
    bars.flatMap(({ value, parts }, bar) => {
      let at = value;
      const own: Stretch = { group, bar, part: -1, from: least, to: value };
      const missing = parts.map(({ points }, part): Stretch => {
        const from = at;
        at += Math.max(0, points);
        return { group, bar, part, from, to: at };
      });
      return [own, ...missing.filter(({ from, to }) => to - from >= 0.005)];
    }),
  );
}

/** What each look of a part stands for: "codec or rate". */
export function looksOf(groups: readonly ScoreGroup[]): ReadonlyMap<PartLook, string> {
  const names = new Map<PartLook, Set<string>>();
  for (const { look, name } of groups.flatMap(({ bars }) => bars.flatMap(({ parts }) => parts))) {
    names.set(look, (names.get(look) ?? new Set()).add(name));
  }
  return new Map([...names].map(([look, all]) => [look, [...all].join(' or ')]));
}

/** The stretch at a place; null between the bars. */
export function stretchAt(
  stretches: readonly Stretch[],
  frame: ScoreFrame,
  x: (value: number) => number,
  at: { readonly x: number; readonly y: number },
): number | null {
  const inRow = stretches.flatMap(({ group, bar, from, to }, i) => {
    const top = barTop(frame, group, bar);
    if (at.y < top - 2 || at.y > top + frame.step) return [];
    return [{ i, away: Math.max(0, x(from) - at.x, at.x - x(to)) }];
  });
  const nearest = inRow.sort((a, b) => a.away - b.away)[0];
  return nearest === undefined || nearest.away > 24 ? null : nearest.i;
}
