// A density for each level of the disturbance, on one axis.

import { chosenName, useChoosing } from '../../../bench/choices/useChoosing.ts';
import { LabFigure, type LabFigureProps } from '../../../bench/figure/LabFigure.tsx';
import { Curve } from '../../../charts/curve/Curve.tsx';
import type { CurveSeries } from '../../../charts/curve/series.ts';
import type { AxisSpec } from '../../../charts/frame/axis.ts';
import type { Marker } from '../../../charts/frame/Marks.tsx';
import type { JobView } from '../../../sim-react/useJob.ts';
import type { Densities, Density, LevelRuns } from './useDensities.ts';

interface DensityCurvesProps
  extends Pick<LabFigureProps, 'title' | 'lead' | 'summary' | 'caption' | 'fileName'> {
  readonly job: JobView<Densities>;
  readonly x: AxisSpec;
  readonly y: AxisSpec;
  /** The middles of the bins. */
  readonly places: Float64Array;
  readonly densities: readonly (Density & { readonly level: LevelRuns })[];
  readonly laws?: readonly CurveSeries[];
  readonly markers?: readonly Marker[];
}

export function DensityCurves(props: DensityCurvesProps) {
  const { job, x, y, places, densities, laws = [], markers, ...figure } = props;
  const choose = useChoosing('red', 'family');
  const series = densities.map(
    ({ level: { id, look, isOwn, runs }, y: values, low, high }): CurveSeries => ({
      id,
      label: look.label,
      color: look.color,
      dash: look.dash,
      x: places,
      y: values,
      band: runs.length > 2 ? { low, high } : undefined,
      isBandQuiet: !isOwn,
      width: isOwn ? 2.75 : 2,
    }),
  );
  return (
    <LabFigure
      {...figure}
      data={() => [
        { label: x.label, unit: x.unit, values: places },
        ...densities.flatMap(({ level, y: values, low, high }) => [
          { label: `share, ${level.look.label}`, values },
          { label: `lower end of the 95% interval, ${level.look.label}`, values: low },
          { label: `upper end, ${level.look.label}`, values: high },
        ]),
        ...laws.map(({ label, y: values }) => ({ label, values })),
      ]}
      legend={[...series, ...laws].map(({ label, color, dash }) => ({ label, color, dash }))}
      jobs={[job]}
    >
      <Curve
        aspect={0.5}
        x={x}
        y={y}
        series={[...series, ...laws]}
        zeroLine
        markers={markers}
        corner={{ text: `Levels: ${chosenName(choose)}`, choose }}
      />
    </LabFigure>
  );
}
