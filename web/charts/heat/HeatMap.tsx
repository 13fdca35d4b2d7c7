import { useMemo, useState } from 'react';
import { ColourBar } from '../colour/ColourBar.tsx';
import type { DivergingScale } from '../colour/diverging.ts';
import { PointMark } from '../colour/PointMark.tsx';
import { useBarPlace } from '../colour/useBarPlace.ts';
import { type EvenValue, useDivergingScale, valueDomain } from '../colour/useDivergingScale.ts';
import { Axes } from '../frame/Axes.tsx';
import { Chart } from '../frame/Chart.tsx';
import { cellKeys, cellReading, cellText, isAt, type SurfaceProps, startCell } from '../frame/cells.ts';
import type { KeyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { useFinger } from '../gestures/pointing.ts';
import { useLook } from '../layout/look.ts';
import { titlesOf } from '../layout/titles.ts';
import { type Plot, usePlot } from '../layout/usePlot.ts';
import { dataRange } from '../scales/axis.ts';
import { type Cell, type Matrix, matrixValue, nearestIndex, valueAt } from '../scales/matrix.ts';
import { bandStep } from './bands.ts';
import { Contours } from './Contours.tsx';
import { contourFinder, drawnMatrix } from './contourLines.ts';
import styles from './HeatMap.module.css';
import { PaintedBands } from './PaintedBands.tsx';
import { placedNotes, type SurfaceNote, SurfaceNotes } from './SurfaceNotes.tsx';
import { WorseSide } from './WorseSide.tsx';

interface HeatMapProps extends SurfaceProps {
  contours?: boolean | undefined;
  /**
   * The even value of a measure for which that is not zero: the surface has fine bands, and its worse side is hatched.
   */
  middle?: EvenValue | undefined;
  /** Levels of the contours; by default round ones. */
  levels?: readonly number[] | undefined;
  /** Notes that hold in some of the cells. */
  notes?: readonly SurfaceNote[] | undefined;
}

const NO_NOTES: readonly SurfaceNote[] = [];

/** The default middle, where a gain turns into a cost. */
const ZERO: EvenValue = { at: 0, isLowerBetter: false, reach: 0 };

/** Width of a colour band on a surface with a middle, in the measure's unit. */
const FINE = 0.01;

export function HeatMap(props: HeatMapProps) {
  const { value, matrix, middle } = props;
  const domain = valueDomain(value, matrix, middle);
  const colour = useDivergingScale(domain, value, middle);
  const drawn = useMemo(() => drawnMatrix(matrix, middle), [matrix, middle]);
  return <DrawnMap {...props} {...{ domain, colour, drawn }} />;
}

interface DrawnMapProps extends HeatMapProps {
  domain: readonly [number, number];
  colour: DivergingScale;
  drawn: Matrix;
}

/** A component of its own, so that React can yield to the browser before the axes are laid out. */
function DrawnMap(props: DrawnMapProps) {
  const { x: xAxis, y: yAxis, value, matrix, point, onPick, contours = true, middle } = props;
  const { domain, colour, drawn, notes = NO_NOTES } = props;
  const [cross, setCross] = useState<Cell | null>(null);
  const isFinger = useFinger();
  const isMini = useLook() === 'mini';
  const bar = useBarPlace(value);
  const plot = usePlot({
    aspect: 0.72,
    ...props,
    xRange: dataRange([matrix.x]),
    yRange: dataRange([matrix.y]),
    extra: bar.extra,
  });
  const { area, x, y } = plot;
  const barTitle = bar.titleIn(plot, value);
  const titles = [...titlesOf(plot, { top: bar.isBeside ? 0 : bar.extra.top }), barTitle];
  const step = middle === undefined ? bandStep(...domain) : FINE;
  // a gain below zero is a cost: hatched from where it no longer rounds to zero
  const isCostly = middle === undefined && domain[0] < 0;
  const worse = isCostly ? { ...ZERO, at: -step / 2 } : middle;
  const [cx, cy] = point ? [x(point.x), y(point.y)] : [Number.NaN, Number.NaN];
  const placed = useMemo(() => {
    if (isMini || notes.length === 0) return [];
    const edges = middle === undefined ? [] : contourFinder({ matrix: drawn, x, y, middle })(middle.at);
    const own = Number.isNaN(cx) ? null : ([cx, cy] as const);
    return placedNotes(notes, { matrix, plot: { area, x, y }, point: own, edges });
  }, [isMini, notes, matrix, drawn, middle, area, x, y, cx, cy]);

  const pick = (cell: Cell | null) => {
    const [px, py] = [matrix.x[cell?.column ?? -1], matrix.y[cell?.row ?? -1]];
    if (px !== undefined && py !== undefined) onPick?.(px, py);
  };
  const keys: readonly KeyLine[] = [
    ...cellKeys(matrix, cross ?? startCell(matrix, point), setCross, 1, false),
    ...cellKeys(matrix, cross ?? startCell(matrix, point), setCross, 5, true),
    ...(onPick ? [{ keys: ['Enter'], does: 'go there', act: () => pick(cross) }] : []),
    { keys: ['Escape'], does: 'end the reading', act: () => setCross(null) },
  ];
  // the matrix may have become coarser while a crosshair is shown
  const shown = cross && cross.column < matrix.x.length && cross.row < matrix.y.length ? cross : null;
  // the scale marks the value that is read, or else that of the scenario's own position, which is seldom a cell's
  const own = useMemo(
    () => (Number.isNaN(cx) || !point ? null : valueAt(drawn, { x, y }, point)),
    [drawn, x, y, cx, point],
  );
  const current = shown ? matrixValue(matrix, shown) : own;

  return (
    <Chart
      sizeRef={plot.ref}
      width={plot.width}
      height={plot.height}
      label={`${value.label} over ${xAxis.label} and ${yAxis.label}`}
      keys={keys}
      readout={shown && cellText(props, shown)}
      reading={
        shown && cellReading(props, shown, x(matrix.x[shown.column] ?? 0), y(matrix.y[shown.row] ?? 0))
      }
      titles={titles}
      hint={
        onPick && (isFinger ? 'Tap the map to read it.' : 'Point at the map to read it; click to go there.')
      }
      go={onPick && { onGo: () => pick(cross), isThere: isAt(cross, matrix, point) }}
      cursor={onPick ? 'crosshair' : undefined}
      onPoint={(at) => setCross(cellAt(matrix, plot, at))}
      onClick={onPick && ((at) => pick(cellAt(matrix, plot, at)))}
      onLeave={() => setCross(null)}
      onFocus={() => setCross((old) => old ?? startCell(matrix, point))}
      underlay={<PaintedBands matrix={drawn} {...{ plot, domain, step, colour }} />}
    >
      {worse && <WorseSide matrix={drawn} plot={plot} middle={worse} />}
      {!isMini && (
        <ColourBar
          {...{ value, colour, domain, current }}
          middle={isCostly ? ZERO : middle}
          {...bar.boxIn(plot)}
        />
      )}
      <Axes plot={plot} grid="none" titles={titles} />
      {contours && (
        <Contours
          matrix={drawn}
          {...{ plot, value, domain, colour, point, middle, notes: placed }}
          ghost={props.ghost}
          levels={props.levels}
        />
      )}
      {placed.length > 0 && <SurfaceNotes notes={placed} />}
      {point && !isMini && <Here area={area} cx={x(point.x)} cy={y(point.y)} />}
      {point && <PointMark cx={x(point.x)} cy={y(point.y)} />}
      {shown && (
        <Crosshair plot={plot} atX={x(matrix.x[shown.column] ?? 0)} atY={y(matrix.y[shown.row] ?? 0)} />
      )}
    </Chart>
  );
}

/** The cell at a point of the chart; null outside the map. */
function cellAt(matrix: Matrix, { area, x, y }: Plot, at: Point): Cell | null {
  if (at.x < area.left - 8 || at.x > area.right + 8 || at.y < area.top - 8 || at.y > area.bottom + 8)
    return null;
  return { column: nearestIndex(matrix.x, x.invert(at.x)), row: nearestIndex(matrix.y, y.invert(at.y)) };
}

/** Lines from the scenario's own position to both axes. */
function Here({ area, cx, cy }: { area: Plot['area']; cx: number; cy: number }) {
  return (
    <path className={styles.here} d={`M${area.left} ${cy}H${area.right}M${cx} ${area.top}V${area.bottom}`} />
  );
}

function Crosshair({ plot: { area }, atX, atY }: { plot: Plot; atX: number; atY: number }) {
  return (
    <g data-transient="" style={{ pointerEvents: 'none' }}>
      {['crossHalo', 'cross'].map((name) => (
        <path
          key={name}
          className={styles[name]}
          d={`M${area.left} ${atY}H${atX - 6}M${atX + 6} ${atY}H${area.right}M${atX} ${area.top}V${atY - 6}M${atX} ${atY + 6}V${area.bottom}`}
        />
      ))}
    </g>
  );
}
