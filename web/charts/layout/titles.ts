import { type AxisSpec, axisTitle, type Choosing, type Meaning } from '../scales/axis.ts';
import { LABEL_SIZE, LINE_HEIGHT, textWidth } from './text.ts';
import { CARET_GAP, titleWidth } from './titleWidth.ts';
import type { Plot } from './usePlot.ts';

/** Position of a title that may be a control; `right` is where its caret ends, if it has one. */
export interface Title {
  key: 'x' | 'y' | 'value' | 'corner';
  text: string;
  left: number;
  right: number;
  /** Of its letters. */
  baseline: number;
  choose: Choosing | undefined;
  /** What it means, in a sentence. */
  meaning?: Meaning | undefined;
}

/** What a figure can draw several of: the word in the corner, which is a control. */
export interface Corner {
  text: string;
  choose: Choosing;
}

export function caretAt({ text, left }: Title): number {
  return left + textWidth(text, LABEL_SIZE, 500) + CARET_GAP;
}

/** A title that ends at `right`, shortened to the room it has: all that lies before, unless another title stands there. */
export function titleBefore(
  key: Title['key'],
  { text, choose, meaning }: Pick<Title, 'text' | 'choose' | 'meaning'>,
  right: number,
  baseline: number,
  room = right,
): Title {
  const shown = titleIn(text, choose, room);
  const width = titleWidth(shown, choose);
  const left = Math.max(0, right - width);
  return { key, text: shown, left, right: left + width, baseline, choose, meaning };
}

/** As many words of a title as have room: a control may not stand outside the page. */
function titleIn(text: string, choose: Choosing | undefined, room: number): string {
  const words = text.split(' ');
  let shown = text;
  while (words.length > 1 && titleWidth(shown, choose) > room) {
    words.pop();
    shown = `${words.join(' ')} …`;
  }
  return shown;
}

/** Whether the corner's word must go one line below the vertical axis's title. */
export function cornerLines(yAxis: AxisSpec, corner: Corner | undefined, width: number): number {
  if (corner === undefined) return 0;
  const both = titleWidth(axisTitle(yAxis), yAxis.choose) + titleWidth(corner.text, corner.choose);
  return both + 24 > width ? 1 : 0;
}

interface Others {
  /** Distance of the vertical axis's title from the top, if something lies above the plot. */
  top?: number | undefined;
  corner?: Corner | undefined;
}

/**
 * The vertical axis's title stands horizontally above the axis, so that nobody has to tilt their head; that
 * of the horizontal axis ends where the axis ends.
 */
export function titlesOf(
  plot: Pick<Plot, 'area' | 'xAxis' | 'yAxis' | 'isLow' | 'isOneRow'>,
  { top = 0, corner: given }: Others = {},
) {
  const { area, xAxis, yAxis } = plot;
  const corner = plot.isLow ? undefined : given;
  const text = titleIn(axisTitle(yAxis), yAxis.choose, area.right);
  const baseline = top + LABEL_SIZE;
  const titles: Title[] = [
    {
      key: 'y',
      text,
      left: 0,
      right: titleWidth(text, yAxis.choose),
      baseline,
      choose: yAxis.choose,
      meaning: yAxis.meaning,
    },
    titleBefore(
      'x',
      { text: axisTitle(xAxis), choose: xAxis.choose, meaning: xAxis.meaning },
      area.right,
      area.bottom + (plot.isOneRow ? 21 : 2 * LINE_HEIGHT + 4),
    ),
  ];
  if (corner) {
    const down = cornerLines(yAxis, corner, area.right) * LINE_HEIGHT;
    titles.push(titleBefore('corner', corner, area.right, baseline + down));
  }
  return titles;
}
