import { useCallback, useState } from 'react';
import { ColourBar } from '../colour/ColourBar.tsx';
import { PointMark } from '../colour/PointMark.tsx';
import { useBarPlace } from '../colour/useBarPlace.ts';
import { useDivergingScale, valueDomain } from '../colour/useDivergingScale.ts';
import { Chart } from '../frame/Chart.tsx';
import { cellKeys, cellReading, cellText, isAt, type SurfaceProps, startCell } from '../frame/cells.ts';
import { TitleWords } from '../frame/Titles.tsx';
import type { KeyLine } from '../gestures/keys.ts';
import { useFinger } from '../gestures/pointing.ts';
import frameStyles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import { useChartSize } from '../layout/useChartSize.ts';
import { CanvasLayer } from '../marks/CanvasLayer.tsx';
import { usePalette } from '../marks/palette.ts';
import { type Cell, interpolatedValue, matrixValue } from '../scales/matrix.ts';
import { BoxBack, BoxLabels } from './BoxAxes.tsx';
import { drawQuads, quadsMarkup } from './mesh.ts';
import styles from './TurningSurface.module.css';
import { type Relief, useRelief } from './useRelief.ts';
import { turningKey, useTurning } from './useTurning.ts';
import { DEFAULT_VIEW, type View } from './view.ts';

interface TurningSurfaceProps extends SurfaceProps {
  view: View;
  onTurn: (view: View) => void;
}

/** The heat map's data as a relief that can be turned, with the same colours and the same current point. */
export function TurningSurface(props: TurningSurfaceProps) {
  const { x: xAxis, y: yAxis, value, matrix, point, onPick, view, onTurn } = props;
  const [sizeRef, { width, height }] = useChartSize({ aspect: 0.72, ...props });
  const isMini = useLook() === 'mini';
  const bar = useBarPlace(value);
  const { top, right: beside } = bar.extra;
  // the box gets the room that the colour bar leaves
  const [boxWidth, boxHeight] = [Math.max(1, width - beside), Math.max(1, height - top)];
  const isNarrow = width < 480;
  const area = {
    ...{ left: 12, right: boxWidth, width: boxWidth - (isNarrow ? 90 : 110) },
    ...{ top: 36, height: boxHeight - 72 },
  };
  const domain = valueDomain(value, matrix);
  const colour = useDivergingScale(domain, value);
  const [cross, setCross] = useState<Cell | null>(null);
  const isFinger = useFinger();
  const box = { width: boxWidth, height: boxHeight, top, margin: isMini ? 4 : isNarrow ? 52 : 74 };
  const relief = useRelief(props, view, box, domain, colour);
  const { scales, projection, edges, zTicks, pointAt, cellAt } = relief;
  const turning = useTurning(view, onTurn, (at) => setCross(at && cellAt(at)));
  const pick = (cell: Cell | null) => {
    const [px, py] = [matrix.x[cell?.column ?? -1], matrix.y[cell?.row ?? -1]];
    if (px !== undefined && py !== undefined) onPick?.(px, py);
  };
  const keys: readonly KeyLine[] = [
    turningKey(view, onTurn),
    ...cellKeys(matrix, cross ?? startCell(matrix, point), setCross, 1, true),
    { keys: ['Home'], does: 'the first view', act: () => onTurn(DEFAULT_VIEW) },
    ...(onPick ? [{ keys: ['Enter'], does: 'go there', act: () => pick(cross) }] : []),
    { keys: ['Escape'], does: 'end the reading', act: () => setCross(null) },
  ];

  const titles = [bar.titleIn({ width, area }, value)];
  const shown = cross && cross.column < matrix.x.length && cross.row < matrix.y.length ? cross : null;
  const current = shown ? matrixValue(matrix, shown) : null;
  const probe =
    shown && pointAt(matrix.x[shown.column] ?? 0, matrix.y[shown.row] ?? 0, current ?? Number.NaN);

  return (
    <div className={styles.wrap}>
      <Chart
        {...{ sizeRef, width, height, keys, titles }}
        label={`${value.label} as a surface over ${xAxis.label} and ${yAxis.label}`}
        readout={shown && cellText(props, shown)}
        reading={shown && probe ? cellReading(props, shown, probe.x, probe.y) : null}
        hint={
          isFinger
            ? 'Drag to turn; tap to read.'
            : `Drag to turn; point to read${onPick ? '; click to go there' : ''}.`
        }
        go={onPick && { onGo: () => pick(cross), isThere: isAt(cross, matrix, point) }}
        cursor="grab"
        {...turning}
        onClick={onPick && ((at) => pick(cellAt(at)))}
        takesTouch="one"
        underlay={width > 0 && <ReliefLayers {...{ relief, width, height, box }} />}
      >
        <rect width={width} height={height} fill="transparent" />
        {!isMini && (
          <>
            <ColourBar {...{ value, colour, domain, current }} {...bar.boxIn({ width, area })} />
            <TitleWords titles={titles} />
            <g transform={`translate(0 ${top})`}>
              <BoxLabels
                {...{ projection, edges, zTicks, value }}
                width={boxWidth}
                x={xAxis}
                y={yAxis}
                xScale={scales.x}
                yScale={scales.y}
              />
            </g>
          </>
        )}
        {point && <OwnPoint relief={relief} matrix={matrix} point={point} low={domain[0]} />}
        {probe && <circle data-transient="" className={styles.probe} cx={probe.x} cy={probe.y} r={5} />}
      </Chart>
      {!isMini && (
        <button
          type="button"
          className={`button corner ${styles.reset}`}
          data-asks=""
          data-beside={bar.isBeside || undefined}
          onClick={() => onTurn(DEFAULT_VIEW)}
        >
          Reset view
        </button>
      )}
    </div>
  );
}

interface ReliefLayersProps {
  readonly relief: Relief;
  readonly width: number;
  readonly height: number;
  readonly box: { readonly width: number; readonly height: number; readonly top: number };
}

/** The walls of the box, and the relief before them. */
function ReliefLayers({ relief, width, height, box }: ReliefLayersProps) {
  const { scales, projection, quads, edges, zTicks } = relief;
  const edgeColour = `color-mix(in srgb, ${usePalette()['--text']} 28%, transparent)`;
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.clearRect(0, 0, box.width, box.height);
      drawQuads(context, quads, edgeColour);
    },
    [quads, edgeColour, box.width, box.height],
  );
  const vector = useCallback(() => quadsMarkup(quads, '#00000040'), [quads]);
  return (
    <>
      <svg data-layer="" className={frameStyles.backdrop} width={width} height={height} aria-hidden="true">
        <g transform={`translate(0 ${box.top})`}>
          <BoxBack projection={projection} edges={edges} zero={scales.z(0)} zTicks={zTicks} />
        </g>
      </svg>
      <CanvasLayer left={0} top={box.top} width={box.width} height={box.height} draw={draw} vector={vector} />
    </>
  );
}

interface OwnPointProps extends Pick<SurfaceProps, 'matrix'> {
  readonly relief: Relief;
  readonly point: NonNullable<SurfaceProps['point']>;
  /** The value at the floor of the box. */
  readonly low: number;
}

/** The scenario's own position on the surface, with a stem to the floor. */
function OwnPoint({ relief: { pointAt }, matrix, point: { x, y }, low }: OwnPointProps) {
  const mark = pointAt(x, y, interpolatedValue(matrix, x, y));
  const foot = pointAt(x, y, low);
  return (
    <>
      <line className={styles.stem} x1={foot.x} y1={foot.y} x2={mark.x} y2={mark.y} />
      <PointMark cx={mark.x} cy={mark.y} />
    </>
  );
}
