// What is kept of the throughput, against the jitter or against what it does to the order (the paper's figures 6 to 8).

import type { TcpScenario } from '#pkg/params.ts';
import { DATA, RUNS } from '#pkg/tcp.throughput.heads.ts';
import { legendOf, marksOf } from '../../../bench/claims/stated.ts';
import { useStated } from '../../../bench/claims/useStated.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { Choices } from '../../../bench/results/Choices.tsx';
import { parameterAxis } from '../../../bench/results/parameterAxis.ts';
import { measureById } from '../../../bench/results/table.ts';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { Curve } from '../../../charts/curve/Curve.tsx';
import type { CurveSeries } from '../../../charts/curve/series.ts';
import { columnsFrom, type DataColumn } from '../../../charts/figure/columns.ts';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import { lookOf } from '../looks.ts';
import type { TcpMeasure } from '../useMeasures.ts';
import { fallWords, levelWords } from './fall.ts';
import { placesOf, type Throughput, useThroughput } from './useThroughput.ts';

/** Where the throughput is said to fall. */
const REFERENCES = [
  { value: 0.9, label: '90%', color: 'var(--reference)', dash: '2 4' },
  { value: 0.5, label: '50%', color: 'var(--reference)', dash: '2 4' },
];

/** What the curves may be along, besides measures. */
const ALONG = ['jitter', 'extra', 'stretch'] as const;
type Along = (typeof ALONG)[number];

export function ThroughputFigure() {
  const store = useStore();
  const scenario = useScenario('tcp');
  const { against } = scenario;
  const kept = measureById('tcp', 'throughput_ratio');
  const job = useThroughput(scenario);
  const found = job.result;
  const along = ALONG.find((id) => id === found?.curves[0]?.axis) ?? 'jitter';
  const axis = parameterAxis('tcp', along, scenario);
  const series = found === null ? [] : seriesOf(found, scenario);
  const own = series.find(({ isOwn }) => isOwn);
  const ofMeasure = measureAxis(against);
  const choose = useChoosing('tcp', 'against');
  const move = (commit: boolean) => (value: number) => store.set('tcp', { [along]: value }, { commit });
  const curveParam = found?.curves[0]?.param ?? '';
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
  const words = found === null ? '' : fallWords(series, ofMeasure ?? axis.spec);
  return (
    <LabFigure
      title={`Throughput kept, against ${titleOf(against, along)}`}
      summary={words}
      caption={found === null ? '' : levelWords(series, ofMeasure ?? axis.spec, 0.5)}
      data={() => (found === null ? [] : columns(found, scenario))}
      tables={[
        { name: 'Each run', suffix: 'runs', data: () => (found === null ? [] : runColumns(found, scenario)) },
      ]}
      fileName="throughput"
      legend={[...series, ...legendOf(stated)]}
      controls={<Choices lab="tcp" choices={['stated']} segments="curves" />}
      jobs={[job]}
    >
      <Curve
        x={x}
        y={y}
        stated={marksOf(stated, x, y)}
        references={REFERENCES}
        series={series}
        zeroLine
        {...(ofMeasure === null && {
          point: {
            x: scenario[along],
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

interface OwnSeries extends CurveSeries {
  readonly isOwn: boolean;
}

function seriesOf(found: Throughput, scenario: Readonly<TcpScenario>): OwnSeries[] {
  return found.curves.map((curve, i) => {
    const places = placesOf(found, i, scenario.against);
    const estimates = places.map(({ point }) => found.samples.estimate('throughput_ratio', point));
    const y = Float64Array.from(estimates, (one) => one?.mean ?? Number.NaN);
    const half = Float64Array.from(estimates, (one) => one?.ci95 ?? Number.NaN);
    const isOwn = `${scenario[curve.param as keyof TcpScenario]}` === curve.value;
    return {
      ...lookOf(curve),
      isOwn,
      ...(isOwn && { width: 2.5 }),
      x: Float64Array.from(places, ({ x }) => x),
      y,
      half,
      isBandQuiet: true,
      band: {
        low: y.map((value, at) => value - (half[at] ?? 0)),
        high: y.map((value, at) => value + (half[at] ?? 0)),
      },
    };
  });
}

/** A measure of the order as the axis; null where it is the scenario's own parameter. */
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

function titleOf(against: TcpScenario['against'], along: Along): string {
  if (against !== 'jitter') return measureById('tcp', against).name.toLowerCase();
  return { extra: 'how much later some packets are', stretch: 'how late the path is', jitter: 'jitter' }[
    along
  ];
}

/** What is known: a row for each place of each curve. */
function rowsOf(found: Throughput) {
  return found.curves.flatMap((curve, i) =>
    placesOf(found, i, 'jitter').map(({ at, point }) => ({ curve, at, point })),
  );
}

/** Every transfer by itself, as `oos figure --table runs` has it: a small campaign. */
function runColumns(found: Throughput, scenario: Readonly<TcpScenario>): DataColumn[] {
  // what has not come has no throughput
  const isThere = (point: number, run: number) =>
    !Number.isNaN(found.samples.value('throughput', point, run));
  const runs = Array.from({ length: found.runs }, (_, run) => run);
  const rows = rowsOf(found).flatMap((row) =>
    runs.filter((run) => isThere(row.point, run)).map((replication) => ({ ...row, replication })),
  );
  const cellOf = (id: string, { curve, at, point, replication }: (typeof rows)[number]) => {
    if (id === 'curve') return curve.value;
    const along = ALONG.find((one) => one === id);
    if (along !== undefined) return curve.axis === along ? at : scenario[along];
    if (id === 'replication') return replication + 1;
    return found.samples.value(id as TcpMeasure, point, replication);
  };
  return Object.entries(RUNS).map(([id, unit]) => ({ id, unit, values: rows.map((row) => cellOf(id, row)) }));
}

/** As `oos figure` has it. */
function columns(found: Throughput, scenario: Readonly<TcpScenario>): DataColumn[] {
  const rows = rowsOf(found);
  const of = (id: Parameters<typeof found.samples.estimate>[0]) =>
    rows.map(({ point }) => found.samples.estimate(id, point));
  const kept = of('throughput_ratio');
  const parameterOf = (id: Along) => rows.map(({ curve, at }) => (curve.axis === id ? at : scenario[id]));
  return columnsFrom(DATA, {
    curve: rows.map(({ curve }) => curve.value),
    jitter: parameterOf('jitter'),
    extra: parameterOf('extra'),
    stretch: parameterOf('stretch'),
    throughput_ratio: kept.map((one) => one?.mean),
    throughput_ratio_ci95: kept.map((one) => one?.ci95),
    mean_displacement: of('mean_displacement').map((one) => one?.mean),
    entropy: of('entropy').map((one) => one?.mean),
    lag3_ratio: of('lag3_ratio').map((one) => one?.mean),
    displacement_q999: of('displacement_q999').map((one) => one?.mean),
  });
}
