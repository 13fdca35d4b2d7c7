import { useHandle } from '../frame/useHandle.ts';
import { useLook } from '../layout/look.ts';
import type { Area } from '../layout/usePlot.ts';
import { type AxisSpec, axisValue } from '../scales/axis.ts';
import type { Scale } from '../scales/scale.ts';
import styles from './Curve.module.css';

export interface CurvePoint {
  x: number;
  /** The value measured at x, which a line between few samples may miss; by default the line's value. */
  y?: number | undefined;
  /** Id of the series on which the point sits; by default the first. */
  series?: string | undefined;
  /** Step of the axis's parameter; moves snap to it. */
  step?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

interface DragPointProps {
  point: CurvePoint;
  /** Value at the point; if NaN, the handle stands on the axis, without a knob. */
  value: number;
  area: Area;
  x: Scale;
  y: Scale;
  xAxis: AxisSpec;
  yAxis: AxisSpec;
  onMove?: ((x: number) => void) | undefined;
  onCommit?: ((x: number) => void) | undefined;
}

function limits(point: CurvePoint, x: Scale): [number, number] {
  const [low, high] = x.domain;
  return [Math.max(low, point.min ?? low), Math.min(high, point.max ?? high)];
}

/** The nearest value that the parameter can take. */
export function snapped(point: CurvePoint, x: Scale, value: number): number {
  const [low, high] = limits(point, x);
  const { step } = point;
  const whole = step ? Math.round(value / step) * step : value;
  // 0.1 * 3 is not exactly 0.3: cut off the rounding error.
  return Number(Math.min(high, Math.max(low, whole)).toPrecision(12));
}

function within(at: number, low: number, high: number, otherwise: number): number {
  return Number.isFinite(at) ? Math.min(high, Math.max(low, at)) : otherwise;
}

/** The current value as a handle: dragged along the horizontal axis, or moved with the arrow keys like a slider. */
export function DragPoint({ point, value, area, x, y, xAxis, yAxis, onMove, onCommit }: DragPointProps) {
  const isMini = useLook() === 'mini';
  const [low, high] = limits(point, x);
  const handle = useHandle({
    value: point.x,
    min: low,
    max: high,
    step: point.step ?? (high - low) / 100,
    settled: (wanted) => snapped(point, x, wanted),
    valueAt: (place) => x.invert(place.x),
    onChange: (next, commit) => {
      onMove?.(next);
      if (commit) onCommit?.(next);
    },
  });
  // a value that the axis cannot show, such as zero on a logarithmic one, is drawn at its edge
  const at = within(x(point.x), area.left, area.right, area.left);
  const height = within(y(value), area.top, area.bottom, area.bottom);

  // no handle before there is a curve
  if (isMini) {
    return Number.isFinite(value) ? <circle className={styles.place} cx={at} cy={height} r={4} /> : null;
  }

  return (
    <g
      className={styles.handle}
      role="slider"
      aria-label={xAxis.label}
      aria-valuenow={point.x}
      aria-valuetext={`${axisValue(xAxis, point.x)}, ${yAxis.label} ${axisValue(yAxis, value)}`}
      {...handle}
    >
      <line className={styles.stem} data-transient="" x1={at} x2={at} y1={area.top} y2={area.bottom} />
      <rect className={styles.grip} x={at - 14} y={area.top} width={28} height={area.height} />
      <circle className={styles.grip} cx={at} cy={height} r={22} />
      <circle className={styles.ring} data-transient="" data-focus-ring="" cx={at} cy={height} r={12} />
      <path
        className={styles.ways}
        data-transient=""
        data-asks=""
        d={`M${at - 14} ${height - 4}l-4 4 4 4M${at + 14} ${height - 4}l4 4 -4 4`}
      />
      {/* a knob has a height: on the axis it would say zero */}
      <circle
        className={Number.isFinite(value) ? styles.knob : styles.grip}
        data-handle=""
        cx={at}
        cy={height}
        r={7}
      />
    </g>
  );
}
