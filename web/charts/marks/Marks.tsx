import { DrawnWords } from '../../notation/Words.tsx';
import type { Box } from '../layout/box.ts';
import styles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import { LINE_HEIGHT, NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Area } from '../layout/usePlot.ts';
import { inkOf } from './ink.ts';
import { Rhombus } from './Rhombus.tsx';

export interface Reference {
  /** Value on the vertical axis. */
  value: number;
  label: string;
  color?: string | undefined;
  dash?: string | undefined;
  /** Whether a paper states the value: a rhombus then marks the line. */
  isStated?: boolean | undefined;
}

/** Moves positions apart to keep a minimum distance, changing them as little as possible. */
export function spreadPositions(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  let last = low - gap;
  for (const entry of order) {
    entry.at = Math.max(entry.at, last + gap);
    last = entry.at;
  }
  // positions pushed beyond the far end are pushed back from there
  let limit = high;
  for (const entry of [...order].reverse()) {
    entry.at = Math.min(entry.at, limit);
    limit = entry.at - gap;
  }
  const placed = new Array<number>(wanted.length).fill(0);
  for (const { at, i } of order) placed[i] = at;
  return placed;
}

export interface ReferencesProps {
  items: readonly Reference[];
  area: Area;
  y: (value: number) => number;
  /** Whether no line runs through words in a box; by default none does. */
  isFree?: ((words: Box) => boolean) | undefined;
}

/** Offsets of a label's baseline (px): above its line, and below it where another line runs through the label above. */
const [OVER, UNDER] = [-7, 16];
/** Where a label is tried, from the left end of its line (0) to the right one. */
const ALONG = [1, 0, 0.75, 0.5, 0.25];

export function placeReferences({ items, area, y, isFree = () => true }: ReferencesProps) {
  const shown = items.filter(({ value }) => {
    const at = y(value);
    return at >= area.top - 1 && at <= area.bottom + 1;
  });
  const wanted = shown.map(({ value, label }) => {
    const width = textWidth(label, NOTE_SIZE);
    const places = ALONG.map((share) => area.left + 4 + share * (area.width - 8 - width)).flatMap((left) =>
      [OVER, UNDER].map((by) => ({ left, right: left + width, at: y(value) + by })),
    );
    const free = places.find(({ left, right, at }) => isFree({ left, right, top: at - 12, bottom: at + 4 }));
    return free ?? { left: area.right - 4 - width, right: area.right - 4, at: y(value) + OVER };
  });
  // labels at the same end are kept apart
  const spread = (isLeft: boolean) => {
    const those = wanted.flatMap(({ left }, i) => ((left === area.left + 4) === isLeft ? [i] : []));
    const ats = those.map((i) => wanted[i]?.at ?? 0);
    const placed = spreadPositions(ats, LINE_HEIGHT, area.top - 4, area.bottom - 4);
    return those.map((i, at) => [i, placed[at] ?? 0] as const);
  };
  const downs = new Map([...spread(false), ...spread(true)]);
  const labels = wanted.map(({ left, right }, i) => ({ left, right, at: downs.get(i) ?? 0 }));
  return { shown, labels };
}

/**
 * Dashed horizontal lines. Labels stand apart at the right end, or elsewhere where lines run through them there.
 */
export function References(props: ReferencesProps) {
  const { area, y } = props;
  const isMini = useLook() === 'mini';
  const { shown, labels } = placeReferences(props);
  return (
    <g>
      {shown.map(({ value, label, color = 'var(--reference)', dash = '6 4' }) => (
        <line
          key={label}
          x1={area.left}
          x2={area.right}
          y1={y(value)}
          y2={y(value)}
          stroke={color}
          strokeWidth={1.5}
          strokeDasharray={dash}
        />
      ))}
      {shown.map(
        ({ value, label, color, isStated }) =>
          isStated && <Rhombus key={label} x={area.left} y={y(value)} color={color} />,
      )}
      {(isMini ? [] : shown).map(({ label, color = 'var(--reference)' }, i) => (
        <text
          key={label}
          className={styles.note}
          x={labels[i]?.right}
          y={labels[i]?.at}
          textAnchor="end"
          style={{ fill: inkOf(color) }}
        >
          <DrawnWords text={label} />
        </text>
      ))}
    </g>
  );
}

export interface Marker {
  /** Value on the horizontal axis. */
  value: number;
  label: string;
  /** A shorter label, for a place where the whole one would lie over another line or the edge. */
  brief?: string | undefined;
  color?: string | undefined;
  dash?: string | undefined;
  /** Preferred side of the label, by default right; 'above' keeps it clear of marks in the plot. */
  side?: 'left' | 'right' | 'above' | undefined;
  /** Words for what lies left and right of the line, shown where no mark is in the way. */
  sides?: readonly [string, string] | undefined;
  /** Whether a paper states the value: a rhombus then marks the line. */
  isStated?: boolean | undefined;
}

export interface MarkersProps {
  items: readonly Marker[];
  area: Area;
  x: (value: number) => number;
  /** Other vertical lines (px), which labels avoid where they can. */
  uprights?: readonly number[] | undefined;
  /** Left end of the labels (px), if the plot starts with a separate bar. */
  from?: number;
  /** Left end of labels above the plot (px), to the right of the vertical axis' title. */
  fromAbove?: number;
  /** Right end of labels above the plot (px), before the word in the corner. */
  toAbove?: number | undefined;
  /** The zero line (px): labels at the foot stand above it. */
  zero?: number | undefined;
  /** Whether the plot is empty between two positions, from the top down to `bottom` (px); by default never. */
  isClear?: ((from: number, to: number, bottom: number) => boolean) | undefined;
  /** Whether no line runs through words in a box; by default none does. */
  isFree?: ((words: Box) => boolean) | undefined;
}

/** Vertical lines with labels beside them. */
export function Markers(props: MarkersProps) {
  const { area } = props;
  const isMini = useLook() === 'mini';
  const placed = placeMarkers(props);
  return (
    <g>
      {placed.map(({ item, at }) => (
        <line
          key={item.label}
          x1={at}
          x2={at}
          y1={area.top}
          y2={area.bottom}
          stroke={item.color ?? 'var(--reference)'}
          strokeWidth={1.5}
          strokeDasharray={item.dash ?? '2 3'}
        />
      ))}
      {placed.map(
        ({ item, at }) =>
          item.isStated && <Rhombus key={item.label} x={at} y={area.bottom} color={item.color} />,
      )}
      {(isMini ? [] : placed).map(({ item, textAt, row, side }) => (
        <text
          key={item.label}
          className={styles.note}
          x={textAt}
          y={baselineOf(row, props)}
          textAnchor={side > 0 ? 'start' : 'end'}
          style={{ fill: item.color ?? 'var(--reference)' }}
        >
          <DrawnWords text={item.label} />
        </text>
      ))}
      {(isMini ? [] : placed).map(({ item, at }) => (
        <Sides key={item.label} {...props} at={at} sides={item.sides} />
      ))}
    </g>
  );
}

/** Pixels between the line and the words on each side of it. */
const BESIDE = 8;

/** The box of the words on both sides of a line; null if they have no room. */
export function sidesBox(sides: NonNullable<Marker['sides']>, at: number, area: Area): Box | null {
  const left = at - BESIDE - textWidth(sides[0], NOTE_SIZE);
  const right = at + BESIDE + textWidth(sides[1], NOTE_SIZE);
  const isIn = left >= area.left && right <= area.right;
  return isIn ? { left, right, top: area.top, bottom: area.top + LINE_HEIGHT } : null;
}

function Sides({ sides, at, area, isClear }: MarkersProps & { at: number; sides: Marker['sides'] }) {
  if (sides === undefined) return null;
  const box = sidesBox(sides, at, area);
  if (box === null || !isClear?.(box.left, box.right, box.bottom)) return null;
  return (
    <g className={styles.side}>
      <text x={at - BESIDE} y={box.bottom - 6} textAnchor="end">
        <DrawnWords text={sides[0]} />
      </text>
      <text x={at + BESIDE} y={box.bottom - 6}>
        <DrawnWords text={sides[1]} />
      </text>
    </g>
  );
}

const ABOVE = -1;
const FOOT = -2;

export function baselineOf(row: number, { area, zero }: Pick<MarkersProps, 'area' | 'zero'>): number {
  const { top, bottom } = area;
  if (row === FOOT) {
    // above the zero line, if that lies a little higher than the foot
    const foot = bottom - LINE_HEIGHT;
    return zero !== undefined && zero > foot - NOTE_SIZE && zero < bottom ? Math.min(foot, zero - 6) : foot;
  }
  return row === ABOVE ? top - 5 : top + 12 + row * LINE_HEIGHT;
}

/** A label's place: the side of its line, its left and right end, and its row of text. */
interface Place {
  readonly side: 1 | -1;
  readonly from: number;
  readonly to: number;
  readonly row: number;
}

function wordsAt({ from, to, row }: Place, props: MarkersProps): Box {
  const baseline = baselineOf(row, props);
  return { left: from + 4, right: to - 4, top: baseline - NOTE_SIZE, bottom: baseline + 4 };
}

/**
 * The labels' places beside their lines, in further rows where they would overlap; where a curve runs through
 * them, on the other side, at the foot, or between.
 */
export function placeMarkers(props: MarkersProps) {
  const { items, area, x, uprights = [], from: left = area.left, fromAbove = area.right } = props;
  const { isFree = () => true, toAbove = area.right } = props;
  const taken: Place[] = [];
  const isApart = ({ row, from, to }: Place) =>
    taken.every((box) => box.row !== row || box.from >= to || from >= box.to);
  const lines = [...uprights, ...items.map(({ value }) => x(value))];
  const isCrossed = (from: number, to: number) => lines.some((line) => line > from + 4 && line < to - 4);
  return items
    .map((item) => ({ item, at: x(item.value) }))
    .filter(({ at }) => at >= area.left - 1 && at <= area.right + 1)
    .sort((a, b) => a.at - b.at)
    .map(({ item: given, at }) => {
      const wholeWidth = textWidth(given.label, NOTE_SIZE) + 8;
      const hasRight = at + wholeWidth <= area.right && !isCrossed(at, at + wholeWidth);
      const isTight = !hasRight && isCrossed(at - wholeWidth, at);
      const item = isTight && given.brief !== undefined ? { ...given, label: given.brief } : given;
      const width = textWidth(item.label, NOTE_SIZE) + 8;
      const above = Math.max(fromAbove, Math.min(at - width / 2, area.right - width));
      if (item.side === 'above' && above <= at && above + width <= toAbove)
        return { item, at, textAt: above + 4, row: ABOVE, side: 1 };
      // with words on both sides at the top, the line's own label stands at the foot
      if (item.sides !== undefined && sidesBox(item.sides, at, area) !== null)
        return { item, at, textAt: at + 5, row: FOOT, side: 1 };
      const fitsLeft = at - width >= left;
      const fitsRight = at + width <= area.right;
      // if another line runs through the words on one side only, they go to the other
      const isBetterLeft = isCrossed(at, at + width) && !isCrossed(at - width, at);
      const isLeft = item.side === 'left' || item.side === 'above' || !fitsRight || isBetterLeft;
      const beside = (side: 1 | -1): Place => {
        // beside the line, or across it if the words fit on neither side
        const from = side < 0 ? at - width : Math.max(area.left, Math.min(at, area.right - width));
        const place = { side, from, to: from + width, row: 0 };
        while (!isApart(place)) place.row++;
        return place;
      };
      const first = beside(fitsLeft && isLeft ? -1 : 1);
      const fits = first.side < 0 ? fitsRight : fitsLeft;
      const other = fits ? [beside(first.side < 0 ? 1 : -1)] : [];
      const inRow = (row: number) => [first, ...other].map((place) => ({ ...place, row }));
      const rowsBelow = Math.max(0, Math.floor((area.bottom - area.top) / LINE_HEIGHT) - 1);
      const between = Array.from({ length: rowsBelow }, (_, i) => inRow(i + 1)).flat();
      const places = [first, ...other, ...inRow(FOOT), ...between];
      const free = places.filter((each) => isApart(each) && isFree(wordsAt(each, props)));
      const place = free.find(({ from, to }) => !isCrossed(from, to)) ?? free[0] ?? first;
      taken.push(place);
      return { item, at, textAt: place.side < 0 ? at - 5 : place.from + 5, row: place.row, side: place.side };
    });
}
