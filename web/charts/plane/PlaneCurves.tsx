// Curves of measured points in a plane, with the scenario's own position dragged along one of them.

import { useId, useState } from 'react';
import { Axes } from '../frame/Axes.tsx';
import { Chart } from '../frame/Chart.tsx';
import { type KeyLine, keyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { useFinger } from '../gestures/pointing.ts';
import { useLook } from '../layout/look.ts';
import { titlesOf } from '../layout/titles.ts';
import { useCornerPlot } from '../layout/useCornerPlot.ts';
import type { Plot } from '../layout/usePlot.ts';
import { dataRange } from '../scales/axis.ts';
import { Corners, placeCorners } from './Corners.tsx';
import { CurveNames } from './CurveNames.tsx';
import { nearestValue, type PlaneCurve, roomBetween, spotsOf } from './curves.ts';
import { CurveMarks } from './Marks.tsx';
import styles from './PlaneCurves.module.css';
import type { OwnPlace, PlaneCurvesProps } from './props.ts';
import { Ring } from './Ring.tsx';
import { boxesOf, placeStem, Stem } from './Stem.tsx';

interface Place {
  readonly curve: number;
  readonly point: number;
}

/** Greatest distance of the pointer from a point that it reads (px). */
const REACH = 48;

export function PlaneCurves(props: PlaneCurvesProps) {
  const { x: xAxis, y: yAxis, curves, corner, own = null, base, tell } = props;
  const isFinger = useFinger();
  const isMini = useLook() === 'mini';
  const [place, setPlace] = useState<Place | null>(null);
  const all = curves.flatMap(({ points }) => points);
  const plot = useCornerPlot(
    {
      ...props,
      xRange: dataRange([all.map(({ x }) => x)]),
      yRange: dataRange([all.map(({ y, yHigh }) => (Number.isFinite(yHigh) ? yHigh : y)), [0, own?.y ?? 0]]),
    },
    corner,
  );
  const { x, y } = plot;
  const titles = titlesOf(plot, { corner });
  const baseCurve = curves.find(({ id }) => id === base?.curve);
  const ownCurve = own && curves.find(({ id }) => id === own.curve);
  const compared = curves.find(({ id }) => id === props.compared);
  const room =
    baseCurve && compared && baseCurve !== compared
      ? roomBetween(spotsOf(baseCurve, x, y), spotsOf(compared, x, y))
      : null;
  const stem =
    !isMini && baseCurve && own && props.distance
      ? placeStem(own, baseCurve, props.distance, curves, plot)
      : null;
  const corners = isMini || plot.isLow ? [] : placeCorners(props, room?.worst ?? null, plot);
  const read = place === null ? null : pointAt(curves, place);
  const told = read && tell(read.curve, read.point);

  const onPoint = (at: Point) => setPlace(nearest(curves, plot, at));
  const along = (by: number) => setPlace(movedAlong(curves, place, by));
  const keys: readonly KeyLine[] = [
    keyLine({ ArrowLeft: -1, ArrowRight: 1 }, 'read the previous point, the next point', along),
    keyLine({ ArrowUp: -1, ArrowDown: 1 }, 'previous curve, next curve', (by) =>
      setPlace(movedAcross(curves, place, by)),
    ),
    keyLine({ Home: -Infinity, End: Infinity }, 'the first point, the last', along),
    ...(own ? [{ keys: ['Tab'], does: ringWords(own.onAcross !== undefined) }] : []),
    { keys: ['Escape'], does: 'end the reading', act: () => setPlace(null) },
  ];
  return (
    <Chart
      sizeRef={plot.ref}
      width={plot.width}
      height={plot.height}
      label={`${yAxis.label} against ${xAxis.label}`}
      keys={keys}
      readout={
        told && read
          ? `${read.curve.label}: ${told.rows.map(({ value, note }) => `${value}${note ? ` ${note}` : ''}`).join(' · ')}, ${told.place}`
          : null
      }
      reading={told && read ? { ...told, x: x(read.point.x), y: y(read.point.y), isBoxed: true } : null}
      titles={titles}
      hint={
        own
          ? `${isFinger ? 'Tap' : 'Point at'} a point to read it; drag the ring along its curve.`
          : undefined
      }
      onPoint={onPoint}
      onLeave={() => setPlace(null)}
      onFocus={() => setPlace((old) => old ?? movedAlong(curves, null, 1))}
      onBlur={() => setPlace(null)}
    >
      <rect width={plot.width} height={plot.height} fill="transparent" />
      <Axes plot={plot} titles={titles} />
      <HatchedRoom room={room} />
      {curves.map((curve) => (
        <CurveMarks key={curve.id} curve={curve} plot={plot} isMini={isMini} />
      ))}
      {!isMini && (
        <CurveNames
          curves={curves}
          base={base}
          plot={plot}
          occupied={[...(stem === null ? [] : boxesOf(stem)), ...corners.map(({ box }) => box)]}
        />
      )}
      <Corners corners={corners} />
      {stem !== null && props.distance && <Stem stem={stem} distance={props.distance} />}
      {read && <Current cx={x(read.point.x)} cy={y(read.point.y)} />}
      {own && Number.isFinite(x(own.x)) && Number.isFinite(y(own.y)) && (
        <Own own={own} curve={ownCurve ?? null} plot={plot} isMini={isMini} />
      )}
    </Chart>
  );
}

/** The area between two curves, hatched by which of them is better there. */
function HatchedRoom({ room }: { room: ReturnType<typeof roomBetween> | null }) {
  const hatch = useId();
  return (
    <>
      <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.won} d="M3 0V6" />
      </pattern>
      <pattern id={`${hatch}-worse`} width={6} height={6} patternUnits="userSpaceOnUse">
        <path className={styles.worse} d="M0 6L6 0" />
      </pattern>
      {room && (
        <g data-room="">
          {room.below !== '' && <path d={room.below} fill={`url(#${hatch})`} />}
          {room.above !== '' && <path d={room.above} fill={`url(#${hatch}-worse)`} />}
        </g>
      )}
    </>
  );
}

/** A ring around the point that is read. */
function Current({ cx, cy }: { cx: number; cy: number }) {
  return <circle data-transient="" className={styles.current} cx={cx} cy={cy} r={10} />;
}

interface OwnProps {
  own: OwnPlace;
  curve: PlaneCurve | null;
  plot: Plot;
  isMini: boolean;
}

function Own({ own, curve, plot: { x, y, area }, isMini }: OwnProps) {
  const at = {
    x: Math.min(area.right, Math.max(area.left, x(own.x))),
    y: Math.min(area.bottom, Math.max(area.top, y(own.y))),
  };
  if (isMini) return <circle className={styles.place} cx={at.x} cy={at.y} r={4} />;
  const points = curve?.points ?? [];
  return <Ring {...own} at={at} valueAt={(to) => nearestValue(points, spotsOf({ points }, x, y), to)} />;
}

function pointAt(curves: readonly PlaneCurve[], place: Place) {
  const curve = curves[place.curve];
  const point = curve?.points[place.point];
  return curve && point ? { curve, point } : null;
}

function nearest(curves: readonly PlaneCurve[], { x, y }: Plot, at: Point): Place | null {
  let best: (Place & { away: number }) | null = null;
  curves.forEach((curve, c) => {
    spotsOf(curve, x, y).forEach((spot, p) => {
      const away = Math.hypot(spot.x - at.x, spot.y - at.y);
      if (away < REACH && (best === null || away < best.away)) best = { curve: c, point: p, away };
    });
  });
  return best;
}

/** The point `by` points on along the same curve. */
function movedAlong(curves: readonly PlaneCurve[], place: Place | null, by: number): Place | null {
  const { curve, point } = place ?? { curve: 0, point: -1 };
  const last = (curves[curve]?.points.length ?? 0) - 1;
  return last < 0 ? null : { curve, point: Math.min(last, Math.max(0, point + by)) };
}

/** The point at the same index of another curve, `by` curves on. */
function movedAcross(curves: readonly PlaneCurve[], place: Place | null, by: number): Place | null {
  const { curve, point } = place ?? { curve: 0, point: -1 };
  const wanted = Math.min(curves.length - 1, Math.max(0, curve + by));
  const most = (curves[wanted]?.points.length ?? 0) - 1;
  return most < 0 ? null : { curve: wanted, point: Math.min(most, Math.max(0, point)) };
}

function ringWords(hasOthers: boolean): string {
  return `the ring, which the arrow keys move along its curve${hasOthers ? ', with Shift to the next one' : ''}`;
}
