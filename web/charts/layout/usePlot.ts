import { type RefCallback, useMemo } from 'react';
import { type AxisSpec, axisTitle, createScale } from '../scales/axis.ts';
import type { Scale } from '../scales/scale.ts';
import { axisTicks, type Tick } from '../scales/ticks.ts';
import { type Look, useLook } from './look.ts';
import { LINE_HEIGHT, TICK_SIZE, textWidth, useFontVersion } from './text.ts';
import { titleWidth } from './titleWidth.ts';
import { type ChartSize, useChartSize } from './useChartSize.ts';

export type { ChartSize } from './useChartSize.ts';

/** The rectangle of the marks, in chart pixels. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

export interface Plot {
  ref: RefCallback<HTMLElement>;
  width: number;
  height: number;
  area: Area;
  xAxis: AxisSpec;
  yAxis: AxisSpec;
  x: Scale;
  y: Scale;
  xTicks: Tick[];
  yTicks: Tick[];
  /** The plot is low: nothing but marks has room in it. */
  isLow: boolean;
  /** The horizontal axis' title stands in the row of its numbers. */
  isOneRow: boolean;
}

interface ExtraSpace {
  right?: number;
  top?: number;
  /** Space between the vertical axis and the first value, for a separate bar (px). */
  left?: number;
  /** Width of the widest label that other axes have in front of the plot (px). */
  labels?: number;
}

interface LayoutInput {
  x: AxisSpec;
  y: AxisSpec;
  /** Ranges of the data, used where an axis names no domain. */
  xRange: readonly [number, number];
  yRange: readonly [number, number];
  extra?: ExtraSpace | undefined;
  look?: Look | undefined;
}

type Layout = Omit<Plot, 'ref'>;

export type PlotInput = ChartSize & Omit<LayoutInput, 'look'>;

/** Margin around the marks of a small picture: half the width of a line. */
const EDGE = 2;

/**
 * A plot lower than this (px) has no words in its corners, and a single row for numbers and title of its horizontal
 * axis.
 */
const LOW = 190;
/** The greatest share of the width that a title may take from the numbers in its row. */
const MOST_TITLE = 0.62;
/** The horizontal axis has at most this many numbers. */
const MOST_TICKS = 12;
/** Distance between the last number of an axis and the title behind it (px). */
const BEFORE_TITLE = 16;

/** Layout of a small picture: the marks take all the space. */
function layoutMini(width: number, height: number, { x: xAxis, y: yAxis, xRange, yRange }: LayoutInput) {
  const [right, bottom] = [Math.max(EDGE + 1, width - EDGE), Math.max(EDGE + 1, height - EDGE)];
  const area: Area = {
    left: EDGE,
    top: EDGE,
    right,
    bottom,
    width: right - EDGE,
    height: bottom - EDGE,
  };
  const x = createScale(xAxis, xRange, [EDGE, right]);
  const y = createScale(yAxis, yRange, [bottom, EDGE]);
  return { width, height, area, xAxis, yAxis, x, y, xTicks: [], yTicks: [], isLow: false, isOneRow: false };
}

/** Lays out a chart with two axes so that no tick label is clipped and none overlaps another. */
function layoutPlot(width: number, height: number, input: LayoutInput, mayBeOneRow = true): Layout {
  const { x: xAxis, y: yAxis, extra, look = 'flow' } = input;
  if (look === 'mini') return layoutMini(width, height, input);
  const isLow = look === 'fill' && height < LOW;
  const title = titleWidth(axisTitle(xAxis), undefined);
  // a title that would leave no numbers in its row stands below them, as in a high plot
  const isOneRow = mayBeOneRow && isLow && title < MOST_TITLE * width;
  const top = LINE_HEIGHT + (isLow ? 9 : 12) + (extra?.top ?? 0);
  const bottom = Math.max(
    top + 1,
    height - (isOneRow ? LINE_HEIGHT + 6 : 2 * LINE_HEIGHT + (isLow ? 9 : 14)),
  );
  const y = createScale(yAxis, input.yRange, [bottom, top]);
  const room = Math.max(3, Math.floor((bottom - top) / 46));
  const yTicks = axisTicks(yAxis, y, () => TICK_SIZE, isLow ? 6 : 14, Math.min(9, room));
  const widest = yTicks.reduce(
    (most, tick) => Math.max(most, textWidth(tick.label, TICK_SIZE)),
    extra?.labels ?? 0,
  );
  const left = Math.ceil(widest) + 12;
  const start = left + (extra?.left ?? 0);

  // the last label may reach beyond its tick: lays out once, then again with the room that this label needs
  let right = width - 8 - (extra?.right ?? 0);
  let x = createScale(xAxis, input.xRange, [start, right]);
  let xTicks: Tick[] = [];
  for (let pass = 0; pass < 2; pass++) {
    x = createScale(xAxis, input.xRange, [start, Math.max(start + 1, right)]);
    // a title behind the numbers takes the room of some
    const most = Math.max(2, Math.floor((right - start) / (isOneRow ? 40 : 56)));
    xTicks = axisTicks(xAxis, x, tickWidth, 14, Math.min(MOST_TICKS, most));
    const end = xTicks.at(-1);
    const overhang = end ? end.at + tickWidth(end.label) / 2 - (width - 2) : 0;
    if (overhang <= 0) break;
    right -= Math.ceil(overhang);
  }
  const area: Area = { left, top, right, bottom, width: Math.max(1, right - left), height: bottom - top };
  if (isOneRow) {
    const before = ticksBefore(right - title - BEFORE_TITLE, xAxis, x, xTicks);
    if (before === null) return layoutPlot(width, height, input, false);
    xTicks = before;
  }
  return { width, height, area, xAxis, yAxis, x, y, xTicks, yTicks, isLow, isOneRow };
}

/** The ticks in front of a title in the same row: closer ticks where only one would be left; null if no two fit. */
function ticksBefore(end: number, axis: AxisSpec, x: Scale, ticks: readonly Tick[]): Tick[] | null {
  for (let most = ticks.length; most <= MOST_TICKS; most += 1) {
    const found = most === ticks.length ? ticks : axisTicks(axis, x, tickWidth, 14, most);
    const before = found.filter((tick) => tick.at + tickWidth(tick.label) / 2 < end);
    if (before.length > 1) return before;
  }
  return null;
}

function tickWidth(label: string): number {
  return textWidth(label, TICK_SIZE);
}

export function usePlot(input: PlotInput): Plot {
  const [ref, { width, height }] = useChartSize(input);
  const look = useLook();
  const fontVersion = useFontVersion();
  const { x, y, xRange, yRange, extra } = input;
  const [x0, x1] = xRange;
  const [y0, y1] = yRange;
  const extraLeft = extra?.left ?? 0;
  const extraRight = extra?.right ?? 0;
  const extraTop = extra?.top ?? 0;
  const extraLabels = extra?.labels ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new letters are of other widths, which the layout measures
  const plot = useMemo(
    () => ({
      ref,
      ...layoutPlot(width, height, {
        x,
        y,
        xRange: [x0, x1],
        yRange: [y0, y1],
        extra: { left: extraLeft, right: extraRight, top: extraTop, labels: extraLabels },
        look,
      }),
    }),
    [
      ref,
      look,
      fontVersion,
      width,
      height,
      x,
      y,
      x0,
      x1,
      y0,
      y1,
      extraLeft,
      extraRight,
      extraTop,
      extraLabels,
    ],
  );
  const area = useSame(plot.area, Object.values(plot.area));
  const across = useSame(plot.x, partsOf(plot.xAxis, plot.x));
  const up = useSame(plot.y, partsOf(plot.yAxis, plot.y));
  return useMemo(() => ({ ...plot, area, x: across, y: up }), [plot, area, across, up]);
}

/**
 * The previous object as long as `parts` are equal, so that marks whose plot has not changed need not be placed again.
 */
function useSame<T>(value: T, parts: readonly unknown[]): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts stand for the value
  return useMemo(() => value, [parts.join(' ')]);
}

function partsOf(axis: AxisSpec, { domain, range }: Scale): unknown[] {
  return [axis.scale, ...domain, ...range];
}
