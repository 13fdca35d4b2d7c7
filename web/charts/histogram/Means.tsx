import { type AxisSpec, axisValue } from '../frame/axis.ts';
import { type Marker, Markers } from '../frame/Marks.tsx';
import { LINE_HEIGHT, NOTE_SIZE, textWidth } from '../frame/text.ts';
import type { Plot } from '../frame/usePlot.ts';
import styles from './Histogram.module.css';
import type { HistogramSeries } from './Histogram.tsx';

interface MeansProps {
  series: readonly HistogramSeries[];
  axis: AxisSpec;
  plot: Plot;
}

/** Labelled lines for the means, and whiskers for the standard deviations above the plot. */
export function Means({ series, axis, plot }: MeansProps) {
  const { area, x } = plot;
  const shown = series.filter(({ mean }) => mean !== undefined && Number.isFinite(mean));
  const start = x.range[0];
  const named = (word: string) =>
    shown.map(({ mean = 0, label }) => {
      const name = shown.length > 1 ? `${label}: ` : '';
      return `${name}${word}${axisValue(axis, mean)}`;
    });
  // on a phone there is no room for the word "mean": the whiskers then have to show it
  const isRoomy = named('mean ').every((name) => textWidth(name, NOTE_SIZE) < area.right - start - 12);
  const names = named(isRoomy ? 'mean ' : '');
  const items: Marker[] = shown.map(({ mean = 0, color, dash }, i) => ({
    value: mean,
    label: names[i] ?? '',
    color,
    dash: dash ?? '2 3',
  }));
  return (
    <g>
      {shown.map(({ id, mean = 0, deviation, color }, i) => {
        if (deviation === undefined) return null;
        const at = area.top - 7 - (shown.length - 1 - i) * LINE_HEIGHT;
        const clamp = (px: number) => Math.min(area.right, Math.max(start, px));
        const [from, to] = [clamp(x(mean - deviation)), clamp(x(mean + deviation))];
        return (
          <g key={id} stroke={color}>
            <path
              className={styles.whisker}
              d={`M${from} ${at}H${to}M${from} ${at - 4}v8M${to} ${at - 4}v8`}
            />
            <circle cx={clamp(x(mean))} cy={at} r={3.5} fill={color} />
          </g>
        );
      })}
      <Markers items={items} area={area} x={x} from={start} />
    </g>
  );
}
