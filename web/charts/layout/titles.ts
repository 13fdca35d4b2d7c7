import { type AxisSpec, axisTitle, type Meaning, type TitleChoice } from '../scales/axis.ts';
import { LABEL_SIZE, LINE_HEIGHT, textWidth } from './text.ts';
import { CARET_GAP, titleWidth } from './titleWidth.ts';
import type { Plot } from './usePlot.ts';

/** An axis title and its position; `right` is the end of the caret, if the title is a control. */
export interface Title {
  key: 'x' | 'y' | 'value' | 'corner';
  text: string;
  left: number;
  right: number;
  /** The baseline of the letters, in pixels. */
  baseline: number;
  choose: TitleChoice | undefined;
  /** A sentence that explains the title. */
  meaning?: Meaning | undefined;
}

/** The word in the plot's corner, a control that chooses between several drawings. */
export interface Corner {
  text: string;
  choose: TitleChoice;
}

export function caretAt({ text, left }: Title): number {
  return left + textWidth(text, LABEL_SIZE, 500) + CARET_GAP;
}

/** A title that ends at `right`, shortened to fit between the chart's edge, or the title before it, and `right`. */
export function titleBefore(
  key: Title['key'],
  { text, brief, choose, meaning }: Pick<Title, 'text' | 'choose' | 'meaning'> & Pick<AxisSpec, 'brief'>,
  right: number,
  baseline: number,
  room = right,
): Title {
  const whole = titleWidth(text, choose) > room ? (brief ?? text) : text;
  const shown = titleIn(whole, choose, room);
  const width = titleWidth(shown, choose);
  const left = Math.max(0, right - width);
  return { key, text: shown, left, right: left + width, baseline, choose, meaning };
}

/** As many words of a title as fit: a control may not stand outside the page. */
function titleIn(text: string, choose: TitleChoice | undefined, room: number): string {
  const words = text.split(' ');
  let shown = text;
  while (words.length > 1 && titleWidth(shown, choose) > room) {
    words.pop();
    shown = `${words.join(' ')} …`;
  }
  return shown;
}

/** The number of lines (0 or 1) that the corner's word adds because it does not fit beside the vertical axis' title. */
export function cornerLines(yAxis: AxisSpec, corner: Corner | undefined, width: number): number {
  if (corner === undefined) return 0;
  const both = titleWidth(axisTitle(yAxis), yAxis.choose) + titleWidth(corner.text, corner.choose);
  return both + 24 > width ? 1 : 0;
}

interface TitleNeighbours {
  /** Distance of the vertical axis's title from the top, if something lies above the plot. */
  top?: number | undefined;
  corner?: Corner | undefined;
}

/**
 * The vertical axis' title stands horizontally above the axis, so that nobody has to tilt their head; the horizontal
 * axis' title ends where the axis ends.
 */
export function titlesOf(
  plot: Pick<Plot, 'area' | 'xAxis' | 'yAxis' | 'isLow' | 'isOneRow'>,
  { top = 0, corner: given }: TitleNeighbours = {},
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
