// How far the own place lies from the curve that it is compared with.

import { LABEL_SIZE, LINE_HEIGHT, textWidth } from '../frame/text.ts';
import type { Plot } from '../frame/usePlot.ts';
import { heightAt, type PlaneCurve, spotsOf } from './curves.ts';
import styles from './PlaneCurves.module.css';
import type { Distance, OwnPlace } from './PlaneCurves.tsx';

/** Where the words of the distance stand: up and left of it. */
function saying({ x: ownX }: OwnPlace, to: number, { x, area }: Plot, { words, interval, place }: Distance) {
  const width = Math.max(textWidth(`${words} ${interval}`, 19, 600), textWidth(place, LABEL_SIZE));
  const right = Math.min(area.right, Math.max(area.left + width, x(ownX) - 88));
  const down = Math.max(area.top + 22, to - 66);
  return { right, down, width };
}

export function sayingBox(own: OwnPlace, base: PlaneCurve, distance: Distance, plot: Plot) {
  const to = heightAt(spotsOf(base, plot.x, plot.y), plot.x(own.x));
  if (to === null) return [];
  const { right, down, width } = saying(own, to, plot, distance);
  return [{ left: right - width, right, top: down - 20, bottom: down + LINE_HEIGHT + 6 }];
}

export function Stem({
  own,
  base,
  distance,
  plot,
}: {
  own: OwnPlace;
  base: PlaneCurve;
  distance: Distance;
  plot: Plot;
}) {
  const { x, y, area } = plot;
  const [at, from] = [x(own.x), y(own.y)];
  const to = heightAt(spotsOf(base, x, y), at);
  if (to === null) return null;
  const isWorse = to > from || undefined;
  const { right, down } = saying(own, to, plot, distance);
  const hasRoom = area.width > 560 && right < at - 40;
  return (
    <g>
      <path className={styles.stem} data-worse={isWorse} d={`M${at - 5} ${to}h10m-5 0V${from}`} />
      {hasRoom && (
        <>
          <path className={styles.leader} d={`M${right + 8} ${down + 14}h18L${at - 4} ${(from + to) / 2}`} />
          <text className={styles.said} data-worse={isWorse} x={right} y={down} textAnchor="end">
            <tspan>{distance.words}</tspan> {distance.interval}
          </text>
          <text className={styles.said} x={right} y={down + LINE_HEIGHT} textAnchor="end">
            {distance.place}
          </text>
        </>
      )}
    </g>
  );
}
