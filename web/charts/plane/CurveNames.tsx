// Names of curves, and the values at the points of the base curve.

import { use } from 'react';
import { DrawnWords } from '../../notation/Words.tsx';
import { HiddenSeriesContext, useReportedMarks } from '../frame/hidden.ts';
import type { Box } from '../layout/box.ts';
import frameStyles from '../layout/Chart.module.css';
import { LABEL_SIZE } from '../layout/text.ts';
import type { Plot } from '../layout/usePlot.ts';
import { inkOf } from '../marks/ink.ts';
import { isOnePlace, type PlanePoint, spotsOf } from './curves.ts';
import { PATHS } from './Marks.tsx';
import { placeNames, placeValues } from './names.ts';
import styles from './PlaneCurves.module.css';
import type { PlaneCurvesProps } from './props.ts';

/** Half the size of a curve's form in the legend (px). */
const SMALL = 3.5;

interface CurveNamesProps extends Pick<PlaneCurvesProps, 'curves' | 'base'> {
  readonly plot: Plot;
  /** Boxes of words already placed, which these names avoid. */
  readonly occupied: readonly Box[];
}

/** Boxes of a point's intervals, which a value must not hide. */
function barBoxes({ x: at, y: height, xLow, xHigh, yLow, yHigh }: PlanePoint, { x, y }: Plot): Box[] {
  const across = { left: x(xLow), right: x(xHigh), top: y(height) - 2, bottom: y(height) + 2 };
  const up = { left: x(at) - 2, right: x(at) + 2, top: y(yHigh), bottom: y(yLow) };
  return [across, up].filter((box) => Object.values(box).every(Number.isFinite));
}

export function CurveNames({ curves, base, plot, occupied }: CurveNamesProps) {
  const { area, x, y } = plot;
  const bars = curves.flatMap(({ points }) => points.flatMap((point) => barBoxes(point, plot)));
  const baseCurve = curves.find(({ id }) => id === base?.curve);
  const values =
    baseCurve === undefined || base === undefined
      ? []
      : placeValues(baseCurve.points, spotsOf(baseCurve, x, y), base.valueName, area, [...occupied, ...bars]);
  const placed = placeNames(
    curves.map((curve) => ({ id: curve.id, text: curve.label, spots: spotsOf(curve, x, y) })),
    area,
    LABEL_SIZE,
    [...values.map(({ box }) => box), ...occupied],
  );
  const named = new Set(placed.map(({ id }) => id));
  const onePlaces = new Set(curves.flatMap((curve) => (isOnePlace(spotsOf(curve, x, y)) ? [curve.id] : [])));
  useReportedMarks(
    'curves',
    curves.map(({ id, label, color, dash, form }) => ({
      ...{ label, color, dash, form: PATHS[form](SMALL) },
      // a curve that is a single place counts as a dot: without room for its name, the legend lists it alone
      mark: onePlaces.has(id) ? ('dot' as const) : undefined,
      isNamed: named.has(id),
    })),
  );
  const { isNaming } = use(HiddenSeriesContext);
  const drawn = placed.filter(({ id }) => isNaming || onePlaces.has(id));
  return (
    <g>
      {values.map((one) => (
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
      {drawn.map(({ id, text, x: at, y: down, anchor }) => (
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
