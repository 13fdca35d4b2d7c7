// The share of the throughput that is kept, along the jitter or along a measure of the order (the paper's figures 6 to
// 8).

import type { TcpScenario } from '#pkg/params.ts';
import { DATA, LISTED, RUNS } from '#pkg/tcp.throughput.heads.ts';
import { keptMarkers } from '../../../bench/compare/keptMarkers.ts';
import { type KnownPoint, listedTable } from '../../../bench/listed/listed.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { parameterAxis } from '../../../bench/results/parameterAxis.ts';
import { Switch } from '../../../bench/results/Switch.tsx';
import { measureById } from '../../../bench/results/table.ts';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { useCurvesCorner } from '../../../bench/results/useCurvesCorner.ts';
import { legendOf, marksOf } from '../../../bench/stated/stated.ts';
import { useStated } from '../../../bench/stated/useStated.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { Curve } from '../../../charts/curve/Curve.tsx';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import type { DataColumn } from '../../../charts/table/columns.ts';
import { uncapital } from '../../../notation/capital.ts';
import { useKept, useScenario, useStore } from '../../../scenario/react.tsx';
import { type TcpMeasure, useMeasures } from '../useMeasures.ts';
import { aboveWords, fallWords, levelWords } from './fall.ts';
import { keptCurve, keptNamed } from './keptCurve.ts';
import { seriesOf } from './series.ts';
import { type AxisParameter, useThroughput } from './useThroughput.ts';

/** The levels whose crossing the summary tells. */
const REFERENCES = [
  { value: 0.9, label: '90%', color: 'var(--reference)', dash: '2 4' },
  { value: 0.5, label: '50%', color: 'var(--reference)', dash: '2 4' },
];

export function ThroughputFigure() {
  const store = useStore();
  const scenario = useScenario('tcp');
  const { against } = scenario;
  const kept = measureById('tcp', 'throughput_ratio');
  const { curves, known, jobs, isDone } = useThroughput(scenario);
  const along = curves[0]?.axis ?? 'jitter';
  const axis = parameterAxis('tcp', along, scenario);
  const series = seriesOf(curves, scenario);
  const { result, isStale } = useMeasures(scenario);
  const here = isStale ? undefined : result?.get('throughput_ratio')?.mean;
  const beside = useKept('tcp');
  const keptOn = keptCurve(curves[0], scenario, beside);
  const named = keptNamed(series, keptOn);
  const own = series.find(({ isOwn }) => isOwn);
  const ofMeasure = measureAxis(against);
  const choose = useChoosing('tcp', 'against');
  const corner = useCurvesCorner('tcp', 'curves');
  const move = (commit: boolean) => (value: number) => store.set('tcp', { [along]: value }, { commit });
  const curveParam = curves[0]?.param ?? '';
  const stated = useStated('tcp', 'throughput', scenario, {
    along: ['jitter'],
    curves: { id: curveParam, colorOf: (of) => series.find(({ id }) => id === of)?.color },
  });
  const x = { ...(ofMeasure ?? axis.spec), choose };
  const y = {
    label: kept.name,
    format: '.0%',
    domain: [0, Math.max(1, ...series.flatMap((one) => Array.from(one.y)))] as const,
    meaning: sentence(kept.meaning),
  };
  const above = aboveWords(series, scenario.delack);
  const told = (words: string) => (known.length === 0 ? '' : `${words}${above}`);
  return (
    <LabFigure
      drawsKept={false}
      title={`${kept.name}, against ${titleOf(against, along)}`}
      summary={told(fallWords(series, ofMeasure ?? axis.spec, !isDone))}
      caption={told(levelWords(series, ofMeasure ?? axis.spec, 0.5, !isDone))}
      data={() => [...listedTable(LISTED, DATA, known), ...curveColumn(curveParam, known)]}
      tables={[
        { name: 'Each run', suffix: 'runs', data: () => runColumns(known, scenario.runs, curveParam) },
      ]}
      fileName="throughput"
      legend={[...named, ...legendOf(stated)]}
      action={<Switch lab="tcp" id="stated" />}
      jobs={jobs}
    >
      <Curve
        x={x}
        y={y}
        corner={corner}
        stated={marksOf(stated, x, y)}
        references={REFERENCES}
        series={named}
        zeroLine
        {...(ofMeasure === null && {
          markers:
            keptOn === null || beside === null
              ? []
              : keptMarkers('tcp', { ...beside, [along]: scenario[along] }, beside, along),
          point: {
            x: scenario[along],
            y: here,
            series: own?.id,
            step: axis.values.step,
            min: axis.values.min,
            max: axis.values.max,
          },
          onMove: move(false),
          onCommit: move(true),
        })}
      />
    </LabFigure>
  );
}

/** The axis of a measure of the order; null where the axis is the scenario's own parameter. */
function measureAxis(against: TcpScenario['against']): AxisSpec | null {
  if (against === 'jitter') return null;
  const { name, unit, shown, meaning } = measureById('tcp', against);
  const isShare = shown === 'percent';
  return {
    label: name,
    unit: isShare || unit === '' ? undefined : unit,
    format: isShare ? '.0%' : undefined,
    meaning: sentence(meaning),
  };
}

function titleOf(against: TcpScenario['against'], along: AxisParameter): string {
  if (against !== 'jitter') return uncapital(measureById('tcp', against).name);
  return { extra: 'how much later some packets are', stretch: 'how late the path is', jitter: 'jitter' }[
    along
  ];
}

/** A column with each row's value of the parameter in which the curves differ. */
function curveColumn(param: string, points: readonly KnownPoint<TcpMeasure>[]): DataColumn[] {
  return param === '' ? [] : [{ id: param, values: points.map(({ name }) => name) }];
}

/** A row for each transfer, as `oos figure --table runs` prints it. */
function runColumns(
  known: readonly KnownPoint<TcpMeasure>[],
  runs: number,
  curveParam: string,
): DataColumn[] {
  const rows = known.flatMap((point) =>
    // runs that have not come have no throughput
    Array.from({ length: runs }, (_, run) => run)
      .filter((run) => !Number.isNaN(point.value('throughput', run)))
      .map((run) => ({ point, run })),
  );
  const cellOf = (id: string, place: number, { point, run }: (typeof rows)[number]) => {
    if (id === 'curve') return point.name;
    if (place <= LISTED.numbers) return point.numbers[place - 1];
    return id === 'replication' ? run + 1 : point.value(id as TcpMeasure, run);
  };
  const columns = Object.entries(RUNS).map(([id, unit], place) => ({
    id,
    unit,
    values: rows.map((row) => cellOf(id, place, row)),
  }));
  const points = rows.map(({ point }) => point);
  return [...columns, ...curveColumn(curveParam, points)];
}
