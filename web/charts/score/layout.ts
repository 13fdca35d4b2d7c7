// The layout of scores' bars and of the points that they miss, in pixels of the chart.

import { LINE_HEIGHT } from '../layout/text.ts';

/** The fill of a part of the bar that stands for a cause of lost points. */
export type PartLook = 'pale' | 'grey' | 'hatched';

export interface ScorePart {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** Half the 95% interval; NaN where there is none. */
  readonly half: number;
  readonly look: PartLook;
}

export interface ScoreBar {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly value: number;
  readonly half: number;
  /** The compared score. */
  readonly kept?: number | undefined;
  /** The score that a paper states. */
  readonly stated?: number | undefined;
  /** The points missing to the best score by cause, in the order in which the model deducts them. */
  readonly parts: readonly ScorePart[];
}

export interface ScoreGroup {
  readonly id: string;
  readonly name: string;
  /** The subject of the scores, behind the name where there is room. */
  readonly note?: string | undefined;
  readonly bars: readonly ScoreBar[];
}

/** One stretch of a bar: its score, or what a cause takes from it. */
export interface Stretch {
  readonly group: number;
  readonly bar: number;
  /** Index of the cause in the bar's parts; -1 for the score itself. */
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
  /** Height of a bar, and distance from one bar to the next (px). */
  readonly thick: number;
  readonly step: number;
  /** Height of a group with its name (px). */
  readonly pitch: number;
  /** Distance from a group's top to its first bar (px). */
  readonly head: number;
  /** Whether there is room below each bar for the causes' points. */
  readonly isSaid: boolean;
  readonly isMini: boolean;
}

const AXIS = 2 * LINE_HEIGHT + 6;
const SAID = 19;
const HEAD = 24;
/** Height of a group's name with less space, used where bars would be thinner than `LEAST` (px). */
const [LOW_HEAD, LEAST] = [18, 10];
/** Height of the key to the parts' looks, above the bars (px). */
const LEGEND = 22;
/** Half the width of the last number on the axis (px). */
const END = 10;
/** Half the width of the first number on the axis (px). */
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

/** Every stretch of every bar, from the top down and from left to right, except those of no length. */
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

/** The causes for which each look stands, joined as text: "codec or rate". */
export function looksOf(groups: readonly ScoreGroup[]): ReadonlyMap<PartLook, string> {
  const names = new Map<PartLook, Set<string>>();
  for (const { look, name } of groups.flatMap(({ bars }) => bars.flatMap(({ parts }) => parts))) {
    names.set(look, (names.get(look) ?? new Set()).add(name));
  }
  return new Map([...names].map(([look, all]) => [look, [...all].join(' or ')]));
}

/** Index of the stretch at or near a point; null away from all bars. */
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
