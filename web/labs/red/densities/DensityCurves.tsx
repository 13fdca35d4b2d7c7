// A density curve for each level of the disturbance, on one axis.

import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { LabFigure, type LabFigureProps } from '../../../bench/page/LabFigure.tsx';
import { useCurvesCorner } from '../../../bench/results/useCurvesCorner.ts';
import { Curve } from '../../../charts/curve/Curve.tsx';
import type { CurveSeries } from '../../../charts/curve/series.ts';
import type { LegendItem } from '../../../charts/figure/Legend.tsx';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { columnsFrom, columnsOf, type Heads } from '../../../charts/table/columns.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { queueColumn } from '../source.ts';
import type { Densities, Density, KeptRuns, LevelRuns } from './useDensities.ts';

type LevelDensity = Density & { readonly level: KeptRuns };

interface DensityCurvesProps
  extends Pick<LabFigureProps, 'title' | 'lead' | 'summary' | 'finding' | 'caption' | 'fileName'> {
  readonly job: JobView<Densities>;
  readonly x: AxisSpec;
  readonly y: AxisSpec;
  /** The columns of its data table, and the name of the column with the bins' middles. */
  readonly heads: Heads;
  readonly place: string;
  /** The middles of the bins, on the x axis. */
  readonly places: Float64Array;
  readonly densities: readonly (Density & { readonly level: LevelRuns })[];
  /** The kept scenario's density; null where nothing is kept. */
  readonly kept: LevelDensity | null;
  readonly laws?: readonly (CurveSeries & Pick<LegendItem, 'meaning'> & { readonly heads: Heads })[];
}

export function DensityCurves(props: DensityCurvesProps) {
  const { job, x, y, heads, place, places, densities, kept, laws = [], ...figure } = props;
  const corner = useCurvesCorner('red', 'family');
  const series = densities.map(({ level: { id, look, isOwn, runs }, y: values, half, low, high }) => ({
    id,
    label: isSame(values, kept?.y) ? `${look.label} (kept)` : look.label,
    color: look.color,
    dash: look.dash,
    meaning: look.meaning,
    x: places,
    y: values,
    half,
    // the interval of two runs is so wide that it would cover the plot
    band: runs.length > 2 ? { low, high } : undefined,
    isBandQuiet: !isOwn,
    width: isOwn ? 2.75 : 2,
  }));
  const columns = (of: readonly LevelDensity[]) => [
    ...columnsOf<string>(rowsOf(of, place, places), heads),
    ...queueColumn(of.flatMap(({ level }) => Array.from(places, () => level.isDropTail))),
  ];
  const names = useKeptNames();
  const ofKept = densities.find(({ y: values }) => isSame(values, kept?.y));
  const isDrawn = kept === null || ofKept !== undefined;
  const ghosts = isDrawn ? [] : [{ ...GHOST, id: 'kept', label: names.kept, x: places, y: kept.y }];
  return (
    <LabFigure
      {...figure}
      keptLook={ofKept && `drawn as “${ofKept.level.look.label}”`}
      data={() => columns(densities)}
      keptData={kept === null ? undefined : () => columns([kept])}
      tables={laws.map(({ id, heads: law, x: at, y: share }) => ({
        name: 'Analysis',
        suffix: id,
        data: () => columnsFrom<string>(law, { [place]: at, share }),
      }))}
      legend={[
        ...[...series, ...laws, ...ghosts].map(({ label, color, dash, meaning }) => ({
          ...{ label, color, dash, meaning },
        })),
        ...intervalOf(series),
      ]}
      jobs={[job]}
      isStale={job.isStale}
    >
      <Curve aspect={0.5} x={x} y={y} series={[...ghosts, ...series, ...laws]} zeroLine corner={corner} />
    </LabFigure>
  );
}

/** The legend's entry for the shaded interval, which the scenario's own level has. */
function intervalOf(series: readonly CurveSeries[]): LegendItem[] {
  return series
    .filter(({ band, isBandQuiet }) => band !== undefined && isBandQuiet !== true)
    .slice(0, 1)
    .map(({ color }) => ({ label: '95% interval', color, mark: 'bar', opacity: 0.22, isAside: true }));
}

const NONE = new Float64Array();

/** Whether the kept scenario's density is that of a level, and so has a curve already. */
function isSame(values: Float64Array, kept: Float64Array = NONE): boolean {
  return values.length === kept.length && values.every((value, i) => value === kept[i]);
}

/** A row for each bin of each level. */
function rowsOf(densities: readonly LevelDensity[], place: string, places: Float64Array) {
  return densities.flatMap(({ level, y, half, beyond }) =>
    Array.from(places, (at, i) => ({
      level: level.id,
      tau: level.disturbance.tau,
      ps: level.disturbance.loss,
      [place]: at,
      share: y[i],
      share_ci95: half[i],
      share_beyond: beyond,
    })),
  );
}
