// Names of curves, and of the points of the one that others are compared with.

import { DrawnWords } from '../../notation/Words.tsx';
import { type Box, meets } from '../layout/box.ts';
import frameStyles from '../layout/Chart.module.css';
import { LABEL_SIZE, NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Plot } from '../layout/usePlot.ts';
import { inkOf } from '../marks/ink.ts';
import { type PlanePoint, spotsOf } from './curves.ts';
import { boxAt, placeNames } from './names.ts';
import styles from './PlaneCurves.module.css';
import type { PlaneCurvesProps } from './props.ts';

interface CurveNamesProps extends Pick<PlaneCurvesProps, 'curves' | 'base'> {
  readonly plot: Plot;
  /** What has been written before, and is not written over. */
  readonly taken: readonly Box[];
}

/** The intervals of a point, which a number would hide. */
function barBoxes({ x: at, y: height, xLow, xHigh, yLow, yHigh }: PlanePoint, { x, y }: Plot): Box[] {
  const across = { left: x(xLow), right: x(xHigh), top: y(height) - 2, bottom: y(height) + 2 };
  const up = { left: x(at) - 2, right: x(at) + 2, top: y(yHigh), bottom: y(yLow) };
  return [across, up].filter((box) => Object.values(box).every(Number.isFinite));
}

export function CurveNames({ curves, base, plot, taken }: CurveNamesProps) {
  const { area, x, y } = plot;
  const isNarrow = area.width < 480;
  const bars = curves.flatMap(({ points }) => points.flatMap((point) => barBoxes(point, plot)));
  const baseCurve = curves.find(({ id }) => id === base?.curve);
  const values = (baseCurve ? spotsOf(baseCurve, x, y) : []).flatMap((spot, i, spots) => {
    const point = baseCurve?.points[i];
    if (point === undefined || (isNarrow && i > 0 && i < spots.length - 1)) return [];
    const isFirst = i === 0;
    // the first says what the others are too
    const text = isFirst ? `${base?.valueName} ${point.value}` : `${point.value}`;
    const down = Math.max(spot.y - 9, area.top + 14);
    const right = Math.max(spot.x - 9, area.left + textWidth(text, NOTE_SIZE));
    // a value that meets something else stands on the other side of its point
    const beside = spot.x + 5 + textWidth(text, NOTE_SIZE);
    // a curve that rises runs through the lower left
    const corners = [
      [right, down],
      [beside, down],
      [beside, spot.y + 20],
      [right, spot.y + 20],
    ] as const;
    const places = corners.map(([end, at]) => ({
      ...{ value: point.value, text, x: end, y: at },
      box: boxAt(text, NOTE_SIZE, end, at),
    }));
    const isFree = (box: Box, others: readonly Box[]) => others.every((other) => !meets(box, other));
    const free = places.find(
      ({ box }) => box.right <= area.right + 8 && isFree(box, taken) && isFree(box, bars),
    );
    return free === undefined ? [] : [free];
  });
  const clear = values.filter(({ box }, i) => values.slice(0, i).every((other) => !meets(box, other.box)));
  const placed = placeNames(
    curves.map((curve) => ({ id: curve.id, text: curve.label, spots: spotsOf(curve, x, y) })),
    area,
    LABEL_SIZE,
    [...clear.map(({ box }) => box), ...taken],
  );
  return (
    <g>
      {clear.map((one) => (
        <text
          key={one.value}
          className={`${frameStyles.halo} ${styles.value}`}
          x={one.x}
          y={one.y}
          textAnchor="end"
        >
          <DrawnWords text={one.text} />
        </text>
      ))}
      {placed.map(({ id, text, x: at, y: down, anchor }) => (
        <text
          key={id}
          className={`${frameStyles.halo} ${styles.name}`}
          x={at}
          y={down}
          textAnchor={anchor}
          style={{ fill: inkOf(curves.find((curve) => curve.id === id)?.color ?? '') }}
        >
          <DrawnWords text={text} />
        </text>
      ))}
    </g>
  );
}
