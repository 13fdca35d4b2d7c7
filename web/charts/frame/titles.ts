import { type AxisSpec, axisTitle, type Choosing } from './axis.ts';
import { LABEL_SIZE, LINE_HEIGHT, textWidth } from './text.ts';
import type { Plot } from './usePlot.ts';

/** Between a title and the caret that says that it chooses. */
const CARET_GAP = 8;
export const CARET = 9;

/** Where a title stands that may be a control; `right` is where its caret ends, if it has one. */
export interface Title {
  key: 'x' | 'y' | 'value' | 'corner';
  text: string;
  left: number;
  right: number;
  /** Of its letters. */
  baseline: number;
  choose: Choosing | undefined;
}

/** What a figure draws more than one of: the word for it, which chooses. */
export interface Corner {
  text: string;
  choose: Choosing;
}

export function titleWidth(text: string, choose: Choosing | undefined): number {
  return textWidth(text, LABEL_SIZE, 500) + (choose ? CARET_GAP + CARET : 0);
}

export function caretAt({ text, left }: Title): number {
  return left + textWidth(text, LABEL_SIZE, 500) + CARET_GAP;
}

/** A title that ends at `right`, as far as it has the room. */
export function titleBefore(
  key: Title['key'],
  { text, choose }: { text: string; choose: Choosing | undefined },
  right: number,
  baseline: number,
): Title {
  const width = titleWidth(text, choose);
  const left = Math.max(0, right - width);
  return { key, text, left, right: left + width, baseline, choose };
}

/** Whether a word in the corner has to go a line below the vertical axis' title. */
export function cornerLines(yAxis: AxisSpec, corner: Corner | undefined, width: number): number {
  if (corner === undefined) return 0;
  const both = titleWidth(axisTitle(yAxis), yAxis.choose) + titleWidth(corner.text, corner.choose);
  return both + 24 > width ? 1 : 0;
}

interface Others {
  /** How far down the vertical axis' title stands, where something lies above the plot. */
  top?: number | undefined;
  corner?: Corner | undefined;
}

/**
 * The vertical axis' title stands upright above it, so that no neck is turned; the horizontal one's ends where
 * its axis ends.
 */
export function titlesOf(plot: Pick<Plot, 'area' | 'xAxis' | 'yAxis'>, { top = 0, corner }: Others = {}) {
  const { area, xAxis, yAxis } = plot;
  const text = axisTitle(yAxis);
  const baseline = top + LABEL_SIZE;
  const titles: Title[] = [
    { key: 'y', text, left: 0, right: titleWidth(text, yAxis.choose), baseline, choose: yAxis.choose },
    titleBefore(
      'x',
      { text: axisTitle(xAxis), choose: xAxis.choose },
      area.right,
      area.bottom + 2 * LINE_HEIGHT + 4,
    ),
  ];
  if (corner) {
    const down = cornerLines(yAxis, corner, area.right) * LINE_HEIGHT;
    titles.push(titleBefore('corner', corner, area.right, baseline + down));
  }
  return titles;
}
