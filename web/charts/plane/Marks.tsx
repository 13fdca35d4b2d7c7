// The points of curves, in a form for each curve, with bars for both intervals.

import type { Plot } from '../layout/usePlot.ts';
import { type MarkForm, type PlaneCurve, type PlanePoint, spotsOf } from './curves.ts';
import styles from './PlaneCurves.module.css';

export const PATHS: Readonly<Record<MarkForm, (size: number) => string>> = {
  square: (r) => `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`,
  disc: (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  triangle: (r) => `M0 ${-1.2 * r}L${1.2 * r} ${0.95 * r}H${-1.2 * r}z`,
  diamond: (r) => `M0 ${-1.3 * r}L${1.3 * r} 0L0 ${1.3 * r}L${-1.3 * r} 0z`,
};

interface MarksProps {
  readonly curve: PlaneCurve;
  readonly plot: Plot;
  readonly isMini: boolean;
}

export function CurveMarks({ curve, plot, isMini }: MarksProps) {
  const { x, y } = plot;
  const spots = spotsOf(curve, x, y);
  const line = spots.map((spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`).join('L');
  const { color, dash, form } = curve;
  return (
    <g data-curve={curve.id}>
      {spots.length > 1 && (
        <path
          className={styles.line}
          d={`M${line}`}
          stroke={color}
          strokeWidth={isMini ? 1.75 : (curve.width ?? 2)}
          strokeDasharray={dash}
        />
      )}
      {!isMini &&
        curve.points.map((point, i) => (
          <g key={point.value} stroke={color}>
            <path className={styles.bars} d={barsOf(point, plot)} />
            <path
              className={styles.mark}
              data-mark={point.value}
              data-y={point.y}
              d={PATHS[form](4.5)}
              transform={`translate(${spots[i]?.x ?? 0} ${spots[i]?.y ?? 0})`}
              fill={color}
            />
          </g>
        ))}
    </g>
  );
}

function barsOf({ x: at, y: height, xLow, xHigh, yLow, yHigh }: PlanePoint, { x, y, area }: Plot): string {
  const across = Number.isFinite(xLow)
    ? `M${within(x(xLow), area.left, area.right)} ${y(height)}H${within(x(xHigh), area.left, area.right)}`
    : '';
  const up = Number.isFinite(yLow)
    ? `M${x(at)} ${within(y(yLow), area.top, area.bottom)}V${within(y(yHigh), area.top, area.bottom)}`
    : '';
  return across + up;
}

function within(at: number, low: number, high: number): string {
  return Math.min(high, Math.max(low, at)).toFixed(1);
}
