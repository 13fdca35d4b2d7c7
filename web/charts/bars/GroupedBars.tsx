// Groups of bars, one below the other, with intervals and with compared values as rhombs.

import { useState } from 'react';
import { Axes } from '../frame/Axes.tsx';
import { Chart } from '../frame/Chart.tsx';
import { useShownSeries } from '../frame/hidden.ts';
import { keyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { useLook } from '../layout/look.ts';
import { type Corner, titlesOf } from '../layout/titles.ts';
import { useCornerPlot } from '../layout/useCornerPlot.ts';
import type { ChartSize } from '../layout/usePlot.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { KeptStroke } from '../marks/KeptStroke.tsx';
import { type AxisSpec, axisValue } from '../scales/axis.ts';
import type { Ends } from '../scales/scale.ts';
import styles from './GroupedBars.module.css';

interface GroupedBar {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  /** The bar's value; NaN while it is not computed. */
  readonly value: number;
  /** Half the 95% interval; NaN where there is none. */
  readonly half: number;
  /** The value with which the bar is compared, drawn as a rhombus. */
  readonly other?: number | undefined;
  /** The same bar's value in the kept scenario. */
  readonly kept?: number | undefined;
  /** A remark beside the value in the read-out. */
  readonly note?: string | undefined;
  /** Words at the bar's end, shown where the bar is high enough for letters. */
  readonly text?: string | undefined;
}

export interface BarGroup {
  readonly id: string;
  /** The group's name in front of its bars. */
  readonly label: string;
  /** The group's name in the read-out. */
  readonly place: string;
  readonly bars: readonly GroupedBar[];
}

interface GroupedBarsProps extends ChartSize {
  value: AxisSpec;
  /** Heading above the groups' names. */
  heading: string;
  /** A sentence that explains the heading. */
  headingMeaning?: string | undefined;
  groups: readonly BarGroup[];
  /** The control in the plot's corner that chooses other quantities. */
  corner?: Corner | undefined;
}

/** The least distance at which two names do not touch (px). */
const NEAREST = 17;

/** The share of a group's height that its bars take, and the thickest bar (px). */
const SHARE = 0.78;
const THICKEST = 40;
const LEAST_GAP = 1;
const RHOMBUS = 6;
/**
 * Words at bars' ends: least height of their bar, since lower ones would touch, and least and greatest font size (px).
 */
const TEXT = { minHeight: 11, minSize: 13, maxSize: 14 };
/** Average width of a letter, in font sizes. */
const LETTER = 0.56;

export function GroupedBars({ value, heading, headingMeaning, groups, corner, ...size }: GroupedBarsProps) {
  const isMini = useLook() === 'mini';
  const [read, setRead] = useState<number | null>(null);
  const labels = useShownSeries(groups[0]?.bars ?? []).map(({ label }) => label);
  const count = Math.max(1, groups.length);
  const { axis, most } = axisOf(value, groups);
  const labelled = groups.map(({ label }, i) => ({ value: count - i - 0.5, label }));
  const plot = useCornerPlot(
    {
      ...size,
      x: axis,
      y: {
        label: heading,
        meaning: headingMeaning,
        domain: [0, count],
        // the widest name comes first and determines the margin; the drawn names are chosen below
        ticks: [...labelled].sort((a, b) => b.label.length - a.label.length),
      },
      xRange: [0, most],
      yRange: [0, count],
    },
    corner,
  );
  const titles = titlesOf(plot, { corner });
  const { area, x, y } = plot;
  // where groups are closer than their names need, only every `step`th group has one
  const step = Math.max(1, Math.ceil((NEAREST * count) / Math.max(1, area.height)));
  const yTicks = isMini
    ? []
    : labelled.filter((_, i) => i % step === 0).map((tick) => ({ ...tick, at: y(tick.value) }));
  const tall = Math.min((area.height / count) * SHARE, THICKEST * Math.max(1, labels.length));
  const top = (group: number) => y(count - group - 0.5) - tall / 2;
  const groupAt = (at: Point) => {
    const found = Math.floor(((at.y - area.top) / area.height) * count);
    return found >= 0 && found < groups.length ? found : null;
  };
  const keys = [
    keyLine({ ArrowUp: -1, ArrowDown: 1 }, 'the group above, the group below', (by) =>
      setRead((old) => Math.min(groups.length - 1, Math.max(0, (old ?? (by > 0 ? -1 : 0)) + by))),
    ),
    { keys: ['Escape'], does: 'end the reading', act: () => setRead(null) },
  ];
  const shown = read === null ? undefined : groups[read];
  const rows = rowsOf(value, shown, labels);
  return (
    <Chart
      sizeRef={plot.ref}
      width={plot.width}
      height={plot.height}
      label={`${value.label} by ${heading}`}
      titles={titles}
      keys={keys}
      readout={shown === undefined ? null : readWords(shown, rows)}
      reading={
        shown === undefined || read === null
          ? null
          : {
              x: area.left + 0.6 * area.width,
              y: top(read) + tall / 2,
              rows,
              place: shown.place,
              isBoxed: true,
            }
      }
      onPoint={(at) => setRead(groupAt(at))}
      onLeave={() => setRead(null)}
      onBlur={() => setRead(null)}
      onFocus={() => setRead((old) => old ?? 0)}
    >
      <rect width={plot.width} height={plot.height} fill="transparent" />
      <Axes plot={{ ...plot, yTicks }} titles={titles} grid="none" />
      {groups.map(({ id, bars }, group) => {
        const drawn = bars.filter(({ label }) => labels.includes(label));
        const slot = tall / Math.max(1, drawn.length);
        return (
          <Decoration key={id} data-group={id} data-read={read === group || undefined}>
            {drawn.map((bar, i) => (
              <Bar
                key={bar.id}
                bar={bar}
                from={x(0)}
                x={x}
                top={top(group) + i * slot}
                height={Math.max(1, slot - LEAST_GAP)}
                right={area.left + area.width}
                isMini={isMini}
              />
            ))}
          </Decoration>
        );
      })}
    </Chart>
  );
}

interface BarProps {
  readonly bar: GroupedBar;
  readonly from: number;
  readonly x: (value: number) => number;
  readonly top: number;
  readonly height: number;
  /** Right end of the plot (px). */
  readonly right: number;
  readonly isMini: boolean;
}

function Bar({ bar, from, x, top, height, right, isMini }: BarProps) {
  const { color, value, half, other, kept } = bar;
  const middle = top + height / 2;
  const size = Math.min(RHOMBUS, height / 2 + 1);
  return (
    <>
      {Number.isFinite(value) && (
        <rect x={from} y={top} width={Math.max(0, x(value) - from)} height={height} fill={color} />
      )}
      {!isMini && Number.isFinite(half) && (
        <Whisker ends={[from, right]} low={x(value - half)} high={x(value + half)} middle={middle} />
      )}
      {!isMini && height >= TEXT.minHeight && <ValueText {...{ bar, from, x, middle, height, right }} />}
      {kept !== undefined && Number.isFinite(kept) && (
        <KeptStroke x={x(kept)} top={top - 1} height={height + 2} />
      )}
      {!isMini && other !== undefined && (
        <path
          className={styles.other}
          d={`M${x(other) - size} ${middle}l${size} ${-size}l${size} ${size}l${-size} ${size}Z`}
        />
      )}
    </>
  );
}

interface WhiskerProps {
  /** Both ends of the axis (px). */
  readonly ends: Ends;
  readonly low: number;
  readonly high: number;
  readonly middle: number;
}

/** An interval with an edge in the page's colour, since half of it lies on a bar that may be equally dark. */
function Whisker(props: WhiskerProps) {
  const d = whisker(props);
  return (
    <>
      <path className={styles.edge} d={d} />
      <path className={styles.whisker} d={d} />
    </>
  );
}

/**
 * The path of an interval. One that reaches beyond the axis ends there in an arrow, so that it does not cover the names
 * beside the plot.
 */
function whisker({ ends: [from, to], low, high, middle }: WhiskerProps): string {
  const end = (at: number) => {
    if (at < from) return `M${from + 5} ${middle - 4}l-5 4l5 4`;
    return at > to ? `M${to - 5} ${middle - 4}l5 4l-5 4` : `M${at} ${middle - 3}v6`;
  };
  const inside = (at: number) => Math.min(to, Math.max(from, at));
  return `M${inside(low)} ${middle}H${inside(high)}${end(low)}${end(high)}`;
}

interface ValueTextProps extends Pick<BarProps, 'bar' | 'from' | 'x' | 'height' | 'right'> {
  readonly middle: number;
}

/**
 * The words behind a bar and its interval; inside the bar if they are too long for the rest of the plot; nowhere if the
 * interval leaves no room.
 */
function ValueText({ bar: { text = '', value, half }, from, x, middle, height, right }: ValueTextProps) {
  if (text === '' || !Number.isFinite(value)) return null;
  const by = Number.isFinite(half) ? half : 0;
  const size = Math.max(TEXT.minSize, Math.min(TEXT.maxSize, height));
  const wide = text.length * size * LETTER;
  const behind = x(value + by) + 6;
  const within = x(value - by) - 6;
  const isInside = behind + wide > right;
  if (isInside && within - wide < from) return null;
  return (
    <text
      className={isInside ? styles.inside : styles.value}
      x={isInside ? within : behind}
      y={middle + 0.35 * size}
      fontSize={size}
    >
      {text}
    </text>
  );
}

/**
 * The axis of the bars, and the furthest end of an interval. Intervals may reach beyond the axis; bars and compared
 * values may not.
 */
function axisOf(value: AxisSpec, groups: readonly BarGroup[]): { axis: AxisSpec; most: number } {
  const all = groups.flatMap(({ bars }) => bars);
  const most = Math.max(1, ...all.flatMap(endsOf));
  if (value.domain === undefined) return { axis: value, most };
  const [from, to] = value.domain;
  return { axis: { ...value, domain: [from, Math.max(to, ...all.flatMap(placesOf))] }, most };
}

/** The bar's value, the compared value and the kept value, where they are known. */
function placesOf({ value, other, kept }: GroupedBar): number[] {
  return [value, other ?? Number.NaN, kept ?? Number.NaN].filter(Number.isFinite);
}

/** The same values, and the upper end of the interval. */
function endsOf(bar: GroupedBar): number[] {
  return [...placesOf(bar), bar.value + bar.half].filter(Number.isFinite);
}

function rowsOf(axis: AxisSpec, group: BarGroup | undefined, labels: readonly string[]) {
  return (group?.bars ?? []).filter(({ label }) => labels.includes(label)).map((bar) => rowOf(axis, bar));
}

function readWords({ place }: BarGroup, rows: ReturnType<typeof rowsOf>): string {
  return `${place}: ${rows.map(({ name, value, note }) => `${name} ${value} ${note}`).join('; ')}`;
}

function rowOf(axis: AxisSpec, { label, color, value, half, note, kept }: GroupedBar) {
  const interval = Number.isFinite(half) ? `± ${axisValue({ ...axis, unit: undefined }, half)}` : '';
  return {
    name: label,
    color,
    value: Number.isFinite(value) ? axisValue(axis, value) : 'not computed yet',
    note: [interval, note ?? '', kept === undefined ? '' : `kept ${axisValue(axis, kept)}`]
      .filter((part) => part !== '')
      .join('; '),
  };
}
