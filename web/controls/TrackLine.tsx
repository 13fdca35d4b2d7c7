// The thin curve above a slider's track, with the present value marked on it, and the paper's values below the track.

import { type RefCallback, useContext, useId, useMemo } from 'react';
import { useIsNear } from '../late/useIsNear.ts';
import styles from './Track.module.css';
import { shareOf, type Track } from './track.ts';
import { type TrackCurve, TrackCurveContext } from './trackCurve.ts';
import type { ParamOf } from './value.ts';

const [WIDTH, HEIGHT] = [1000, 30];
/** Room below the track for negative values, in units of the view box. */
const DEPTH = 10;

type Point = readonly [x: number, y: number];

interface TrackLineProps {
  param: ParamOf<'number'>;
  track: Track;
  /** The value at the thumb; null where the parameter is left to the model. */
  value: number | null;
}

/** The curve is computed only when the track is in sight or near it, and not in a closed group. */
export function TrackLine(props: TrackLineProps) {
  const [place, isNear] = useIsNear();
  return isNear ? <CurvedLine {...props} /> : <Line {...props} curve={null} {...{ place, isNear }} />;
}

function CurvedLine(props: TrackLineProps) {
  const { param, track } = props;
  const { useCurve } = useContext(TrackCurveContext);
  return <Line {...props} curve={useCurve(param.id, param.values, track)} />;
}

interface LineProps extends TrackLineProps {
  curve: TrackCurve | null;
  place?: RefCallback<Element>;
  /** Whether the track is near the window; null until known. */
  isNear?: boolean | null;
}

function Line({ track, value, curve, place, isNear }: LineProps) {
  const gradient = useId();
  const hatch = useId();
  const { points, area, lost, line } = useMemo(() => drawn(curve, track), [curve, track]);
  const here = value === null ? null : shareOf(track, value);
  const high = here === null ? Number.NaN : HEIGHT - heightAt(points, here * WIDTH);
  return (
    <>
      <svg
        ref={place}
        className={styles.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-loading={isNear === null ? '' : undefined}
        data-track-curve={points.length > 1 ? '' : undefined}
      >
        {line !== '' && (
          <>
            <linearGradient id={gradient} x1={0} x2={0} y1={HEIGHT} y2={0} gradientUnits="userSpaceOnUse">
              {['--g1', '--g2', '--g3', '--g4', '--g5'].map((token, i) => (
                <stop key={token} offset={i / 4} stopColor={`var(${token})`} />
              ))}
            </linearGradient>
            <path d={area} fill={`url(#${gradient})`} />
            {lost !== '' && (
              <>
                <pattern id={hatch} width={18} height={5} patternUnits="userSpaceOnUse">
                  <path className={styles.hatch} d="M0 5L18 0" />
                </pattern>
                <path className={styles.lost} d={lost} />
                <path d={lost} fill={`url(#${hatch})`} />
              </>
            )}
            <path className={styles.line} d={line} />
          </>
        )}
      </svg>
      {here !== null && !Number.isNaN(high) && (
        <span
          className={styles.stem}
          data-track-here=""
          style={{
            insetInlineStart: `${here * 100}%`,
            blockSize: `calc(${Math.max(0, high / HEIGHT)} * var(--curve))`,
          }}
        />
      )}
      <svg className={styles.ticks} viewBox={`0 0 ${WIDTH} 6`} preserveAspectRatio="none" aria-hidden="true">
        {track.ticks.map((tick) => {
          const at = shareOf(track, tick) * WIDTH;
          return <path key={tick} d={`M${at} 0V6`} />;
        })}
      </svg>
    </>
  );
}

/** The curve's points, its line, and the areas between it and the track; independent of the thumb. */
function drawn(curve: TrackCurve | null, track: Track) {
  const points = (curve?.x ?? []).map((along, i): Point => {
    const high = ((curve?.y[i] ?? 0) / (curve?.most ?? 1)) * HEIGHT;
    return [shareOf(track, along) * WIDTH, HEIGHT - Math.min(HEIGHT, Math.max(-DEPTH, high))];
  });
  const isLost = points.some(([, y]) => y > HEIGHT);
  return {
    points,
    area: areaOf(points, (y) => Math.min(y, HEIGHT)),
    lost: isLost ? areaOf(points, (y) => Math.max(y, HEIGHT)) : '',
    line: points.length === 0 ? '' : `M${pathOf(points)}`,
  };
}

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(1)}`).join('L');
}

function areaOf(points: readonly Point[], kept: (y: number) => number): string {
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  return `M${pathOf(points.map(([x, y]) => [x, kept(y)]))}L${last} ${HEIGHT}L${first} ${HEIGHT}Z`;
}

/** The y coordinate of the curve at x = `at`, in units of the view box; NaN where nothing is drawn. */
function heightAt(points: readonly Point[], at: number): number {
  const next = points.findIndex(([x]) => x >= at);
  const [from, to] = [points[Math.max(0, next - 1)], points[next]];
  if (from === undefined || to === undefined) return Number.NaN;
  const span = to[0] - from[0];
  return span === 0 ? to[1] : from[1] + ((to[1] - from[1]) * (at - from[0])) / span;
}
