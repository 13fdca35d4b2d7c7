import { useLook } from '../layout/look.ts';
import { LABEL_SIZE, NOTE_SIZE, textWidth } from '../layout/text.ts';
import { type Title, titleBefore } from '../layout/titles.ts';
import { titleWidth } from '../layout/titleWidth.ts';
import type { Area, Plot } from '../layout/usePlot.ts';
import { type AxisSpec, axisTitle } from '../scales/axis.ts';

/** Where the colour bar is, in pixels of the chart. */
export interface BarBox {
  left: number;
  top: number;
  length: number;
  direction: 'across' | 'up';
}

/** The plot around which the bar is placed. */
type Around = Pick<Plot, 'width'> & {
  /** The vertical axis whose title stands at the left, if there is one. */
  yAxis?: Plot['yAxis'] | undefined;
  area: Pick<Area, 'left' | 'right' | 'top' | 'width' | 'height'>;
};

/** Height of a bar above the plot with title and ticks, and width of a bar beside it with ticks (px). */
const HEIGHT_ABOVE = 64;
const WIDTH_BESIDE = 76;
const MAX_LENGTH = 420;

/** Room from the bar's left edge to its labels, with the gap behind them (px). */
const LABEL_ROOM = 48;

/**
 * A chart that fills its box is wide: its bar stands beside the plot, at the same height. In the flow of a page the bar
 * lies above the plot.
 */
export function useBarPlace({ ticks = [] }: Pick<AxisSpec, 'ticks'>) {
  const look = useLook();
  const isBeside = look === 'fill';
  const beside = Math.max(
    WIDTH_BESIDE,
    LABEL_ROOM + Math.max(0, ...ticks.map(({ label }) => textWidth(label, NOTE_SIZE))),
  );
  return {
    isBeside,
    extra:
      look === 'mini'
        ? { top: 0, right: 0 }
        : isBeside
          ? { top: 0, right: beside }
          : { top: HEIGHT_ABOVE, right: 0 },
    boxIn: ({ area }: Around): BarBox =>
      isBeside
        ? { left: area.right + 20, top: area.top, length: area.height, direction: 'up' }
        : {
            left: area.left,
            top: LABEL_SIZE + 8,
            length: Math.min(area.width, MAX_LENGTH),
            direction: 'across',
          },
    titleIn: ({ area, width, yAxis }: Around, value: AxisSpec): Title => {
      const title = { text: axisTitle(value), brief: value.brief, choose: value.choose };
      if (isBeside) {
        const before = yAxis === undefined ? 0 : titleWidth(axisTitle(yAxis), yAxis.choose) + 16;
        return titleBefore('value', title, width, LABEL_SIZE, width - before);
      }
      const { left, right } = titleBefore('value', title, 0, LABEL_SIZE);
      return {
        key: 'value',
        text: title.text,
        choose: title.choose,
        left: area.left,
        right: area.left + right - left,
        baseline: LABEL_SIZE,
      };
    },
  };
}
