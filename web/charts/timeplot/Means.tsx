import frameStyles from '../layout/Chart.module.css';
import { LINE_HEIGHT, NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Area } from '../layout/usePlot.ts';
import { inkOf } from '../marks/ink.ts';
import { spreadPositions } from '../marks/Marks.tsx';
import { type AxisSpec, axisValue } from '../scales/axis.ts';
import type { Scale } from '../scales/scale.ts';
import type { Quantity } from './quantity.ts';

/** Distance between the plot and the words beside it (px). */
const GAP = 6;

type QuantityWithMean = Pick<Quantity, 'id' | 'mean' | 'color'>;

function words(value: AxisSpec, mean: number): string {
  return axisValue({ ...value, unit: '', readout: '.3~r' }, mean);
}

/** The quantities that have a mean. */
function meant<S extends QuantityWithMean>(quantities: readonly S[]): (S & { readonly mean: number })[] {
  return quantities.filter((one): one is S & { mean: number } => Number.isFinite(one.mean));
}

/** Width of the means beside the plot (px). "mean" stands above the number, so that they fit on a phone too. */
export function meansWidth(quantities: readonly QuantityWithMean[], value: AxisSpec): number {
  const widths = meant(quantities).map(({ mean }) => textWidth(words(value, mean), NOTE_SIZE));
  if (widths.length === 0) return 0;
  // at least as wide as "00.00": the plot keeps its width when a mean gains or loses a digit
  return Math.ceil(Math.max(textWidth('00.00', NOTE_SIZE), textWidth('mean', NOTE_SIZE), ...widths)) + GAP;
}

interface MeansProps {
  readonly area: Area;
  readonly y: Scale;
  readonly quantities: readonly QuantityWithMean[];
  readonly value: AxisSpec;
}

/** Means as dashed lines over the quantities, with numbers beside the plot, where they cover nothing. */
export function Means({ area, y, quantities, value }: MeansProps) {
  const items = meant(quantities);
  const places = spreadPositions(
    items.map(({ mean }) => y(mean)),
    2 * LINE_HEIGHT,
    area.top + 4,
    area.bottom - LINE_HEIGHT + 4,
  );
  return (
    <g>
      {items.map(({ id, mean, color }) => (
        <line
          key={id}
          x1={area.left}
          x2={area.right}
          y1={y(mean)}
          y2={y(mean)}
          stroke={color}
          strokeWidth={1.5}
          strokeDasharray="6 4"
        />
      ))}
      {items.map(({ id, mean, color }, i) => (
        <text key={id} className={frameStyles.note} y={places[i]} style={{ fill: inkOf(color) }}>
          <tspan x={area.right + GAP}>mean</tspan>
          <tspan x={area.right + GAP} dy={LINE_HEIGHT - 2}>
            {words(value, mean)}
          </tspan>
        </text>
      ))}
    </g>
  );
}
