import { format } from 'd3-format';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { COLOUR_BAR_HEIGHT, ColourBar } from '../colour/ColourBar.tsx';
import { type DivergingScale, divergingAnchors, divergingScale } from '../colour/diverging.ts';
import { Axes } from '../frame/Axes.tsx';
import { type AxisSpec, axisValue, dataRange } from '../frame/axis.ts';
import { CanvasLayer } from '../frame/CanvasLayer.tsx';
import { Chart, type Point } from '../frame/Chart.tsx';
import { Decoration } from '../frame/Decoration.tsx';
import { type Cell, cellEdges, type Matrix, matrixValue, nearestIndex } from '../frame/matrix.ts';
import { usePalette } from '../frame/palette.ts';
import { textWidth } from '../frame/text.ts';
import { type ChartSize, type Plot, usePlot } from '../frame/usePlot.ts';
import { contourLabels } from './contourLabels.ts';
import { contourLevels, contourLines, lineLength } from './contourLines.ts';
import styles from './HeatMap.module.css';

/** What the heat map and the turning surface both take: one picture of the same values. */
export interface SurfaceProps extends ChartSize {
  x: AxisSpec;
  y: AxisSpec;
  /** What the colours mean; its domain, where given, fixes the colour scale. */
  value: AxisSpec;
  /** Any resolution; coarse ones are drawn as large cells. */
  matrix: Matrix;
  /** The scenario's own place. */
  point?: { x: number; y: number } | undefined;
  /** A click, or Enter at the crosshair: go there. */
  onPick?: ((x: number, y: number) => void) | undefined;
}

export interface HeatMapProps extends SurfaceProps {
  contours?: boolean | undefined;
}

/** Range to show, zero always in it, and the limit of the colours. */
export function valueDomain(value: AxisSpec, matrix: Matrix): [number, number] {
  const [low, high] = value.domain ?? dataRange([matrix.values], [0, 0]);
  return low === 0 && high === 0 ? [0, 1] : [Math.min(0, low), Math.max(0, high)];
}

export function useDivergingScale(domain: readonly [number, number]): DivergingScale {
  const palette = usePalette();
  const limit = Math.max(-domain[0], domain[1]);
  return useMemo(() => divergingScale(limit, divergingAnchors(palette)), [palette, limit]);
}

export function HeatMap(props: HeatMapProps) {
  const { x: xAxis, y: yAxis, value, matrix, point, onPick, contours = true } = props;
  const [cross, setCross] = useState<Cell | null>(null);
  const domain = valueDomain(value, matrix);
  const colour = useDivergingScale(domain);
  const plot = usePlot({
    aspect: 0.72,
    ...props,
    xRange: dataRange([matrix.x]),
    yRange: dataRange([matrix.y]),
    extra: { top: COLOUR_BAR_HEIGHT + 12 },
  });
  const { area, x, y } = plot;
  const cells = useMemo(() => cellRectangles(matrix, plot), [matrix, plot]);
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.clearRect(0, 0, area.width, area.height);
      for (const [left, top, width, height, cell] of cells) {
        const fill = colour(cell);
        if (fill === null) continue;
        context.fillStyle = fill;
        context.fillRect(left, top, width, height);
      }
    },
    [cells, colour, area],
  );
  const vector = useCallback(
    () =>
      `<g shape-rendering="crispEdges">${cells
        .map(([left, top, width, height, cell]) => {
          const fill = colour(cell);
          return fill && `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;
        })
        .join('')}</g>`,
    [cells, colour],
  );

  const cellAt = (at: Point): Cell | null => {
    if (at.x < area.left - 8 || at.x > area.right + 8 || at.y < area.top - 8 || at.y > area.bottom + 8)
      return null;
    return { column: nearestIndex(matrix.x, x.invert(at.x)), row: nearestIndex(matrix.y, y.invert(at.y)) };
  };
  const pick = (cell: Cell | null) => {
    const [px, py] = [matrix.x[cell?.column ?? -1], matrix.y[cell?.row ?? -1]];
    if (px !== undefined && py !== undefined) onPick?.(px, py);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      pick(cross);
      return true;
    }
    const next = movedCell(matrix, cross ?? startCell(matrix, point), event);
    if (next !== undefined) setCross(next);
    return next !== undefined;
  };
  // A matrix may get coarser under a standing crosshair.
  const shown = cross && cross.column < matrix.x.length && cross.row < matrix.y.length ? cross : null;
  const current = shown ? matrixValue(matrix, shown) : null;

  return (
    <Chart
      sizeRef={plot.ref}
      width={plot.width}
      height={plot.height}
      label={`${value.label} over ${xAxis.label} and ${yAxis.label}`}
      keys={`Arrow keys move the crosshair${onPick ? ', Enter goes there' : ''}.`}
      readout={shown && cellText(props, shown)}
      hint={onPick ? 'Point at the map to read it; click to go there.' : undefined}
      cursor={onPick ? 'crosshair' : undefined}
      onPoint={(at) => setCross(cellAt(at))}
      onClick={(at) => pick(cellAt(at))}
      onLeave={() => setCross(null)}
      onFocus={() => setCross((old) => old ?? startCell(matrix, point))}
      onKey={onKey}
      under={
        <CanvasLayer
          left={area.left}
          top={area.top}
          width={area.width}
          height={area.height}
          draw={draw}
          vector={vector}
        />
      }
    >
      <ColourBar
        value={value}
        colour={colour}
        domain={domain}
        left={area.left}
        top={0}
        width={Math.min(area.width, 420)}
        current={current}
      />
      <Axes plot={plot} grid="none" titleTop={COLOUR_BAR_HEIGHT + 12} />
      {contours && <Contours matrix={matrix} plot={plot} value={value} domain={domain} />}
      {point && <PointMark cx={x(point.x)} cy={y(point.y)} />}
      {shown && (
        <Crosshair plot={plot} atX={x(matrix.x[shown.column] ?? 0)} atY={y(matrix.y[shown.row] ?? 0)} />
      )}
    </Chart>
  );
}

type Rectangle = [left: number, top: number, width: number, height: number, value: number];

function cellRectangles(matrix: Matrix, { area, x, y }: Plot): Rectangle[] {
  const columns = cellEdges(matrix.x, x);
  const rows = cellEdges(matrix.y, y);
  const cells: Rectangle[] = [];
  for (let row = 0; row < matrix.y.length; row++) {
    const [bottom = 0, top = 0] = [rows[row], rows[row + 1]];
    for (let column = 0; column < matrix.x.length; column++) {
      const [left = 0, right = 0] = [columns[column], columns[column + 1]];
      const value = matrixValue(matrix, { column, row });
      if (Number.isNaN(value) || right <= left || bottom <= top) continue;
      cells.push([left - area.left, top - area.top, right - left, bottom - top, value]);
    }
  }
  return cells;
}

interface ContoursProps {
  matrix: Matrix;
  plot: Plot;
  value: AxisSpec;
  domain: readonly [number, number];
}

function Contours({ matrix, plot, value, domain }: ContoursProps) {
  const { area, x, y } = plot;
  const [low, high] = domain;
  const { lines, labels } = useMemo(() => {
    const found = contourLines(matrix, contourLevels(low, high), x, y).filter(
      // Islands smaller than a label are noise of the simulation, not relief.
      ({ points }) => lineLength(points) > 30,
    );
    const text = value.format?.endsWith('%') ? format('.0~%') : format('~r');
    return {
      lines: found,
      labels: contourLabels(found, {
        bounds: area,
        text,
        width: (label) => textWidth(label, 12, 600) + 6,
        height: 15,
      }),
    };
  }, [matrix, x, y, low, high, area, value.format]);
  return (
    <Decoration style={{ pointerEvents: 'none' }}>
      {lines.map(({ level, points }, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: contour lines have no identity of their own.
          key={i}
          className={styles.contour}
          data-zero={level === 0 || undefined}
          d={`M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`}
        />
      ))}
      {labels.map(({ text, x: cx, y: cy, angle }) => (
        <text
          key={`${text} ${cx} ${cy}`}
          className={styles.level}
          transform={`translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${angle.toFixed(1)})`}
          y={4.2}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </Decoration>
  );
}

/** The scenario's own place: a ring that stands out on every colour. */
export function PointMark({ cx, cy }: { cx: number; cy: number }) {
  return (
    <g style={{ pointerEvents: 'none' }}>
      <circle className={styles.pointHalo} cx={cx} cy={cy} r={7.5} />
      <circle className={styles.point} cx={cx} cy={cy} r={7.5} />
      <circle className={styles.pointCore} cx={cx} cy={cy} r={2} />
    </g>
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

export function startCell(matrix: Matrix, point: { x: number; y: number } | undefined): Cell {
  return {
    column: nearestIndex(matrix.x, point?.x ?? matrix.x[matrix.x.length >> 1] ?? 0),
    row: nearestIndex(matrix.y, point?.y ?? matrix.y[matrix.y.length >> 1] ?? 0),
  };
}

/** The crosshair after an arrow key, null after Escape, undefined where the key means nothing here. */
export function movedCell(matrix: Matrix, cell: Cell, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  if (key === 'Escape') return null;
  const moves: Record<string, [number, number]> = {
    ArrowRight: [1, 0],
    ArrowLeft: [-1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  const move = moves[key];
  if (!move) return undefined;
  const stride = shiftKey ? 5 : 1;
  const clamp = (i: number, length: number) => Math.min(length - 1, Math.max(0, i));
  return {
    column: clamp(cell.column + move[0] * stride, matrix.x.length),
    row: clamp(cell.row + move[1] * stride, matrix.y.length),
  };
}

export function cellText({ x, y, value, matrix }: SurfaceProps, cell: Cell): string {
  const at = matrixValue(matrix, cell);
  const shown = Number.isNaN(at) ? 'not computed yet' : axisValue(value, at);
  const place = [
    `${x.label} ${axisValue(x, matrix.x[cell.column] ?? Number.NaN)}`,
    `${y.label} ${axisValue(y, matrix.y[cell.row] ?? Number.NaN)}`,
  ];
  return `${place.join(', ')}: ${value.label} ${shown}`;
}
