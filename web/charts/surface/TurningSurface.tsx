import { format } from 'd3-format';
import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import { ColourBar } from '../colour/ColourBar.tsx';
import { PointMark } from '../colour/PointMark.tsx';
import { useBarPlace } from '../colour/useBarPlace.ts';
import { useDivergingScale, valueDomain } from '../colour/useDivergingScale.ts';
import { Chart } from '../frame/Chart.tsx';
import { cellKeys, cellReading, cellText, isAt, type SurfaceProps, startCell } from '../frame/cells.ts';
import { TitleWords } from '../frame/Titles.tsx';
import { type KeyLine, keyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { useFinger } from '../gestures/pointing.ts';
import { slackOf } from '../gestures/useClick.ts';
import frameStyles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import { useChartSize } from '../layout/useChartSize.ts';
import { CanvasLayer } from '../marks/CanvasLayer.tsx';
import { usePalette } from '../marks/palette.ts';
import { createScale, dataRange } from '../scales/axis.ts';
import { type Cell, interpolatedValue, matrixValue } from '../scales/matrix.ts';
import { linearScale } from '../scales/scale.ts';
import { BoxBack, BoxLabels } from './BoxAxes.tsx';
import { drawQuads, quadAt, quadsMarkup, surfaceQuads } from './mesh.ts';
import { boxEdges, clampedView, createProjection } from './projection.ts';
import styles from './TurningSurface.module.css';
import { DEFAULT_VIEW, type View } from './view.ts';

interface TurningSurfaceProps extends SurfaceProps {
  view: View;
  onTurn: (view: View) => void;
}

/** Radians for each pixel of dragging, and for each press of an arrow key. */
const DRAG = 0.009;
const KEY = Math.PI / 36;

/** The heat map's data as a relief that can be turned, with the same colours and the same current point. */
export function TurningSurface(props: TurningSurfaceProps) {
  const { x: xAxis, y: yAxis, value, matrix, point, onPick, view, onTurn } = props;
  const [sizeRef, { width, height }] = useChartSize({ aspect: 0.72, ...props });
  const isMini = useLook() === 'mini';
  const bar = useBarPlace(value);
  const { top, right: beside } = bar.extra;
  // the box gets the room that the colour bar leaves
  const [boxWidth, boxHeight] = [Math.max(1, width - beside), Math.max(1, height - top)];
  const around = {
    width,
    area: {
      left: 12,
      right: boxWidth,
      top: 36,
      width: boxWidth - (width < 480 ? 90 : 110),
      height: boxHeight - 72,
    },
  };
  const palette = usePalette();
  const domain = valueDomain(value, matrix);
  const [low, high] = domain;
  const colour = useDivergingScale(domain, value);
  const drag = useRef<{ pointer: number; from: Point; view: View; moved: boolean } | null>(null);
  const [cross, setCross] = useState<Cell | null>(null);
  const isFinger = useFinger();

  const scales = useMemo(() => {
    const z = linearScale([low, high], [0, 1]);
    const x = createScale(xAxis, dataRange([matrix.x]), [-1, 1]);
    const y = createScale(yAxis, dataRange([matrix.y]), [-1, 1]);
    return { x, y, z };
  }, [xAxis, yAxis, matrix, low, high]);
  const { yaw, pitch } = view;
  const projection = useMemo(
    () => createProjection({ yaw, pitch }, boxWidth, boxHeight, isMini ? 4 : width < 480 ? 52 : 74),
    [yaw, pitch, boxWidth, boxHeight, isMini, width],
  );
  const quads = useMemo(
    () => (width > 0 ? surfaceQuads(matrix, scales, projection, colour) : []),
    [matrix, scales, projection, colour, width],
  );
  const edgeColour = `color-mix(in srgb, ${palette['--text']} 28%, transparent)`;
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.clearRect(0, 0, boxWidth, boxHeight);
      drawQuads(context, quads, edgeColour);
    },
    [quads, edgeColour, boxWidth, boxHeight],
  );
  const vector = useCallback(() => quadsMarkup(quads, '#00000040'), [quads]);
  const edges = boxEdges(projection);
  const zTicks = scales.z.ticks(5).map((tick) => ({
    at: scales.z(tick),
    label: zLabel(value.format, tick, scales.z.tickFormat(5, value.format)),
  }));

  const onScreen = (px: number, py: number, pz: number): Point => {
    const [sx, sy] = projection.point(scales.x(px), scales.y(py), Number.isFinite(pz) ? scales.z(pz) : 0);
    return { x: sx, y: sy + top };
  };
  const cellAt = (at: Point): Cell | null => {
    const quad = quadAt(quads, at.x, at.y - top);
    if (!quad) return null;
    // the corner nearest to the pointer: read-outs show computed values, not interpolated ones
    const corners = [0, 1, 2, 3].map((i) => ({
      cell: { column: quad.column + (i === 1 || i === 2 ? 1 : 0), row: quad.row + (i > 1 ? 1 : 0) },
      away: Math.hypot((quad.points[2 * i] ?? 0) - at.x, (quad.points[2 * i + 1] ?? 0) - at.y + top),
    }));
    return corners.reduce((best, one) => (one.away < best.away ? one : best)).cell;
  };
  const pick = (cell: Cell | null) => {
    const [px, py] = [matrix.x[cell?.column ?? -1], matrix.y[cell?.row ?? -1]];
    if (px !== undefined && py !== undefined) onPick?.(px, py);
  };

  const onPoint = (at: Point, event: PointerEvent) => {
    const start = drag.current;
    if (start && start.pointer !== event.pointerId) return;
    if (!start) {
      setCross(cellAt(at));
      return;
    }
    const [dx, dy] = [at.x - start.from.x, at.y - start.from.y];
    if (!start.moved && Math.hypot(dx, dy) <= slackOf(event)) return;
    start.moved = true;
    onTurn(clampedView({ yaw: start.view.yaw + dx * DRAG, pitch: start.view.pitch + dy * DRAG }));
  };
  const onPress = (at: Point, event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || drag.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointer: event.pointerId, from: at, view, moved: false };
    setCross(null);
  };
  const onRelease = (_: Point, event: PointerEvent) => {
    if (drag.current?.pointer === event.pointerId) drag.current = null;
  };
  const turn = ([byYaw, byPitch]: readonly [number, number]) =>
    onTurn(clampedView({ yaw: yaw + byYaw, pitch: pitch + byPitch }));
  const turns = {
    ArrowLeft: [-KEY, 0],
    ArrowRight: [KEY, 0],
    ArrowUp: [0, KEY],
    ArrowDown: [0, -KEY],
  } as const;
  const keys: readonly KeyLine[] = [
    keyLine<readonly [number, number]>(turns, 'turn', turn, false),
    ...cellKeys(matrix, cross ?? startCell(matrix, point), setCross, 1, true),
    { keys: ['Home'], does: 'the first view', act: () => onTurn(DEFAULT_VIEW) },
    ...(onPick ? [{ keys: ['Enter'], does: 'go there', act: () => pick(cross) }] : []),
    { keys: ['Escape'], does: 'end the reading', act: () => setCross(null) },
  ];

  const titles = [bar.titleIn(around, value)];
  const shown = cross && cross.column < matrix.x.length && cross.row < matrix.y.length ? cross : null;
  const current = shown ? matrixValue(matrix, shown) : null;
  const mark = point && onScreen(point.x, point.y, interpolatedValue(matrix, point.x, point.y));
  const foot = point && onScreen(point.x, point.y, low);
  const probe =
    shown && onScreen(matrix.x[shown.column] ?? 0, matrix.y[shown.row] ?? 0, current ?? Number.NaN);

  return (
    <div className={styles.wrap}>
      <Chart
        sizeRef={sizeRef}
        width={width}
        height={height}
        label={`${value.label} as a surface over ${xAxis.label} and ${yAxis.label}`}
        keys={keys}
        readout={shown && cellText(props, shown)}
        reading={shown && probe ? cellReading(props, shown, probe.x, probe.y) : null}
        titles={titles}
        hint={
          isFinger
            ? 'Drag to turn; tap to read.'
            : `Drag to turn; point to read${onPick ? '; click to go there' : ''}.`
        }
        go={onPick && { onGo: () => pick(cross), isThere: isAt(cross, matrix, point) }}
        cursor="grab"
        onPoint={onPoint}
        onPress={onPress}
        onRelease={onRelease}
        onClick={onPick && ((at) => pick(cellAt(at)))}
        onLeave={() => {
          if (!drag.current) setCross(null);
        }}
        onCancel={() => {
          if (drag.current?.moved) onTurn(drag.current.view);
          drag.current = null;
          setCross(null);
        }}
        takesTouch="one"
        underlay={
          width > 0 && (
            <>
              <svg
                data-layer=""
                className={frameStyles.backdrop}
                width={width}
                height={height}
                aria-hidden="true"
              >
                <g transform={`translate(0 ${top})`}>
                  <BoxBack projection={projection} edges={edges} zero={scales.z(0)} zTicks={zTicks} />
                </g>
              </svg>
              <CanvasLayer
                left={0}
                top={top}
                width={boxWidth}
                height={boxHeight}
                draw={draw}
                vector={vector}
              />
            </>
          )
        }
      >
        <rect width={width} height={height} fill="transparent" />
        {!isMini && (
          <>
            <ColourBar
              value={value}
              colour={colour}
              domain={domain}
              current={current}
              {...bar.boxIn(around)}
            />
            <TitleWords titles={titles} />
            <g transform={`translate(0 ${top})`}>
              <BoxLabels
                width={boxWidth}
                projection={projection}
                edges={edges}
                x={xAxis}
                y={yAxis}
                value={value}
                xScale={scales.x}
                yScale={scales.y}
                zTicks={zTicks}
              />
            </g>
          </>
        )}
        {mark && foot && (
          <>
            <line className={styles.stem} x1={foot.x} y1={foot.y} x2={mark.x} y2={mark.y} />
            <PointMark cx={mark.x} cy={mark.y} />
          </>
        )}
        {probe && <circle data-transient="" className={styles.probe} cx={probe.x} cy={probe.y} r={5} />}
      </Chart>
      {!isMini && (
        <button
          type="button"
          className={`button corner ${styles.reset}`}
          data-asks=""
          onClick={() => onTurn(DEFAULT_VIEW)}
        >
          Reset view
        </button>
      )}
    </div>
  );
}

function zLabel(specifier: string | undefined, tick: number, fallback: (value: number) => string): string {
  return specifier?.endsWith('%') ? format('.0~%')(tick) : fallback(tick);
}
