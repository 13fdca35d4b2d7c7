import { useNamedLabels } from '../frame/hidden.ts';
import { LINE_HEIGHT, NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Plot } from '../layout/usePlot.ts';
import { inkOf } from '../marks/ink.ts';
import { type Marker, Markers } from '../marks/Marks.tsx';
import { type AxisSpec, axisValue } from '../scales/axis.ts';
import styles from './Histogram.module.css';
import type { HistogramSeries } from './series.ts';

interface MeansProps {
  series: readonly HistogramSeries[];
  axis: AxisSpec;
  plot: Plot;
}

/** Distance between a whisker and its words (px). */
const GAP = 10;
const DASH = '2 3';

/** Lines for the means and, above the plot, whiskers for the standard deviations with their words behind them. */
export function Means({ series, axis, plot }: MeansProps) {
  const { area, x } = plot;
  const shown = series.filter(({ mean }) => mean !== undefined && Number.isFinite(mean));
  const start = x.range[0];
  const clamp = (px: number) => Math.min(area.right, Math.max(start, px));
  const whiskers = shown.flatMap(({ id, label, color, mean = 0, deviation }, i) => {
    if (deviation === undefined) return [];
    const to = clamp(x(mean + deviation));
    const words = wordsOf(shown.length > 1 ? label : '', mean, deviation, axis, area.right - to - GAP);
    const y = area.top - 7 - (shown.length - 1 - i) * LINE_HEIGHT;
    return [{ id, color, y, words, from: clamp(x(mean - deviation)), at: clamp(x(mean)), to }];
  });
  const isNamed = whiskers.length > 0 && whiskers.every(({ words }) => words !== '');
  useNamedLabels(shown.length > 1 ? shown.map(({ label }) => label) : []);
  // without whiskers, or if one has no room for its words, the lines of the means are labelled instead
  const items: Marker[] = shown.map(({ label, mean = 0, color, dash = DASH }) => {
    const name = shown.length > 1 ? `${label}: ` : '';
    return { value: mean, label: `${name}${axisValue(axis, mean)}`, color, dash };
  });
  return (
    <g>
      {whiskers.map(({ id, color, y, words, from, at, to }) => (
        <g key={id} stroke={color}>
          <path className={styles.whisker} d={`M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`} />
          <circle cx={at} cy={y} r={3.5} fill={color} />
          {isNamed && (
            <text className={styles.mean} x={to + GAP} y={y + 5} fill={inkOf(color)}>
              {words}
            </text>
          )}
        </g>
      ))}
      {isNamed ? (
        shown.map(({ id, mean = 0, color, dash = DASH }) => (
          <path
            key={id}
            className={styles.whisker}
            d={`M${x(mean)} ${area.top}V${area.bottom}`}
            stroke={color}
            strokeDasharray={dash}
          />
        ))
      ) : (
        <Markers items={items} area={area} x={x} from={start} />
      )}
    </g>
  );
}

/** "in order: mean 8.76 ms, standard deviation 43.3 ms", or as much of it as fits; empty if not even the mean fits. */
function wordsOf(label: string, mean: number, deviation: number, axis: AxisSpec, room: number): string {
  const name = label === '' ? '' : `${label}: `;
  const least = `${name}${axisValue(axis, mean)}`;
  const choices = [
    `${name}mean ${axisValue(axis, mean)}, standard deviation ${axisValue(axis, deviation)}`,
    `${name}mean ${axisValue(axis, mean)}`,
    least,
  ];
  return choices.find((words) => textWidth(words, NOTE_SIZE, 600) < room) ?? '';
}
