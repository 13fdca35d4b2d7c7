// The distance between the scenario's own position and the compared curve, as a vertical stem with words.

import type { Box } from '../layout/box.ts';
import frameStyles from '../layout/Chart.module.css';
import { LINE_HEIGHT, NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Plot } from '../layout/usePlot.ts';
import { heightAt, type PlaneCurve, spotsOf } from './curves.ts';
import { coveredIn } from './names.ts';
import styles from './PlaneCurves.module.css';
import type { Distance, OwnPlace } from './props.ts';

/**
 * Words that would cover more of the curves than this (marks, see `coveredIn`) are left to the text above the chart.
 */
const COVERED_AT_MOST = 4;
/** Font size of the words, as in the stylesheet (px). */
const WORDS_SIZE = 19;

interface PlacedStem {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Position of the words; null where they have no room. */
  readonly words: {
    readonly x: number;
    readonly y: number;
    readonly anchor: 'start' | 'end';
    readonly box: Box;
  } | null;
}

/** Places the stem, and its words in a free corner beside it. */
export function placeStem(
  own: OwnPlace,
  base: PlaneCurve,
  { words, note }: Distance,
  curves: readonly PlaneCurve[],
  { x, y, area }: Plot,
): PlacedStem | null {
  const [at, from] = [x(own.x), y(own.y)];
  const to = heightAt(spotsOf(base, x, y), at);
  if (to === null) return null;
  const stem = { at, from, to };
  const width = Math.max(textWidth(words, WORDS_SIZE, 600), textWidth(note, NOTE_SIZE));
  const [top, bottom] = [Math.min(from, to), Math.max(from, to)];
  const places = [
    // the words may overlap the axis a little rather than stand away from the stem
    { x: Math.min(at - 12, Math.max(at - 26, area.left + width)), y: top - 66, anchor: 'end' as const },
    { x: at - 88, y: top - 66, anchor: 'end' as const },
    { x: at + 26, y: bottom + 48, anchor: 'start' as const },
    { x: at + 88, y: bottom + 72, anchor: 'start' as const },
    { x: at - 88, y: top - 120, anchor: 'end' as const },
  ];
  let best: { readonly place: NonNullable<PlacedStem['words']>; readonly covered: number } | null = null;
  for (const place of places) {
    const left = place.anchor === 'end' ? place.x - width : place.x;
    const box = { left, right: left + width, top: place.y - 18, bottom: place.y + LINE_HEIGHT + 4 };
    const isInside =
      left >= area.left - 12 && box.right <= area.right && box.top >= area.top && box.bottom <= area.bottom;
    if (area.width < 560 || !isInside) continue;
    const covered = coveredIn(box, curves, x, y);
    if (best === null || covered < best.covered) best = { place: { ...place, box }, covered };
  }
  return { ...stem, words: best !== null && best.covered <= COVERED_AT_MOST ? best.place : null };
}

/** The boxes of stem and words, which nothing else covers. */
export function boxesOf({ at, from, to, words }: PlacedStem): Box[] {
  // includes the end of the leader
  const above = words === null || words.y > from ? 4 : 30;
  const line = { left: at - 9, right: at + 7, top: Math.min(from, to) - above, bottom: Math.max(from, to) };
  return words === null ? [line] : [line, words.box];
}

export function Stem({ stem: { at, from, to, words }, distance }: { stem: PlacedStem; distance: Distance }) {
  const isWorse = to > from || undefined;
  const side = words?.anchor === 'end' ? 1 : -1;
  return (
    <g>
      <path className={styles.stem} data-worse={isWorse} d={`M${at - 6} ${to}h12m-6 0V${from}`} />
      {words !== null && (
        <>
          <path
            className={styles.leader}
            data-worse={isWorse}
            d={`M${words.x + 5 * side} ${words.y + 14}L${at} ${Math.min(from, to) + (words.y > from ? Math.abs(from - to) : -3)}`}
          />
          <text
            className={`${frameStyles.halo} ${styles.said}`}
            data-worse={isWorse}
            x={words.x}
            y={words.y}
            textAnchor={words.anchor}
          >
            {distance.words}
          </text>
          <text
            className={`${frameStyles.halo} ${styles.note}`}
            x={words.x}
            y={words.y + LINE_HEIGHT}
            textAnchor={words.anchor}
          >
            {distance.note}
          </text>
        </>
      )}
    </g>
  );
}
