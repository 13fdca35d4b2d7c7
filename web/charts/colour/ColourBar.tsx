import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { type AxisSpec, axisTitle } from '../frame/axis.ts';
import { Decoration } from '../frame/Decoration.tsx';
import { TICK_SIZE, textWidth } from '../frame/text.ts';
import { axisTicks } from '../frame/ticks.ts';
import styles from './ColourBar.module.css';
import type { DivergingScale } from './diverging.ts';

interface ColourBarProps {
  value: AxisSpec;
  colour: DivergingScale;
  /** Part of the scale to show, zero included. */
  domain: readonly [number, number];
  left: number;
  top: number;
  width: number;
  /** Value under the crosshair, shown as a mark on the bar. */
  current?: number | null | undefined;
}

export const COLOUR_BAR_HEIGHT = 52;

/** What the colours mean: the title, the bar and its ticks, lying above the plot. */
export function ColourBar({ value, colour, domain, left, top, width, current }: ColourBarProps) {
  const gradient = useId();
  const scale = scaleLinear()
    .domain([...domain])
    .range([left, left + width]);
  const ticks = axisTicks(
    { ...value, scale: 'linear' },
    scale,
    (label) => textWidth(label, TICK_SIZE),
    12,
    7,
  );
  const stops = Array.from({ length: 33 }, (_, i) => i / 32);
  const mark = current === null || current === undefined || Number.isNaN(current) ? null : scale(current);
  return (
    <Decoration>
      <linearGradient id={gradient}>
        {stops.map((share) => (
          <stop
            key={share}
            offset={share}
            stopColor={colour(domain[0] + share * (domain[1] - domain[0])) ?? 'none'}
          />
        ))}
      </linearGradient>
      <text className={styles.title} x={left} y={top + 12}>
        {axisTitle(value)}
      </text>
      <rect x={left} y={top + 19} width={width} height={11} fill={`url(#${gradient})`} />
      {ticks.map(({ value: tick, at, label }) => (
        <g key={tick}>
          <line className={styles.line} x1={at} x2={at} y1={top + 30} y2={top + 34} />
          <text className={styles.tick} x={at} y={top + 47} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {mark !== null && (
        <path
          data-transient=""
          className={styles.mark}
          d={`M${Math.min(left + width, Math.max(left, mark))} ${top + 20} l-5 -7 h10 z`}
        />
      )}
    </Decoration>
  );
}
