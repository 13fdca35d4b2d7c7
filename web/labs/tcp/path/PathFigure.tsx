// What would my path do? The stacks of four times over the scenario's path, and what it does elsewhere.

import { useMemo } from 'react';
import { DATA, PATH, WAITING } from '#pkg/tcp.path.heads.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { measureById } from '../../../bench/results/table.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { type BarGroup, GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import { Curve } from '../../../charts/curve/Curve.tsx';
import { columnsOf, type DataColumn } from '../../../charts/figure/columns.ts';
import { useLook } from '../../../charts/layout/look.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { nameOf } from '../looks.ts';
import { Answers } from './Answers.tsx';
import { elsewhere, laterThan } from './links.ts';
import styles from './PathFigure.module.css';
import { readyOf } from './ready.ts';
import { answerText, assumptions } from './sentences.ts';
import { type PathResult, type StackResult, usePath } from './usePath.ts';

export function PathFigure() {
  const scenario = useScenario('tcp');
  const job = usePath(scenario);
  const found = job.isStale ? null : job.result;
  const words = found === null ? '' : answerText(found.stacks);
  return (
    <LabFigure
      title="What would my path do?"
      lead="Throughput of one download by stack, and by how much packets are late on the path."
      summary={words}
      caption="Stream and call open in their laboratory, with this path."
      data={() => (found === null ? [] : stackColumns(found.stacks))}
      tables={[
        { name: 'The path', suffix: 'path', data: () => (found === null ? [] : pathColumns(found)) },
        {
          name: 'Waiting for order',
          suffix: 'waiting',
          data: () => (found === null ? [] : waitColumns(found)),
        },
      ]}
      fileName="path"
      jobs={[job]}
      isStale={job.isStale}
    >
      <Bench found={found} />
    </LabFigure>
  );
}

function Bench({ found }: { found: PathResult | null }) {
  const scenario = useScenario('tcp');
  const look = useLook();
  const kept = measureById('tcp', 'throughput_ratio');
  const ready = readyOf(scenario);
  const groups = useMemo(() => (found?.stacks ?? []).map(groupOf), [found]);
  const series = useMemo(
    () => [
      {
        id: 'later',
        label: 'the path',
        color: 'var(--disorder-2)',
        width: 2,
        ...laterThan(found?.path ?? NONE),
      },
    ],
    [found],
  );
  const bars = (
    <GroupedBars
      aspect={0.4}
      value={{ ...KEPT, label: kept.name, meaning: sentence(kept.meaning) }}
      heading="Stack"
      groups={groups}
    />
  );
  if (look === 'mini') return bars;
  return (
    <div className={styles.bench} data-look={look}>
      <div className={styles.over}>{bars}</div>
      <div className={styles.over}>
        <Curve
          aspect={0.4}
          x={{ label: 'Late by more than', unit: 'ms' }}
          y={{ label: 'Share of packets', format: '~%', scale: 'log', domain: [LEAST, 1] }}
          series={series}
        />
      </div>
      <Answers of={found === null ? null : elsewhere(found.path, scenario)} path={found?.path ?? null} />
      <p className={styles.assumed}>
        <strong>Assumed</strong> {assumptions(scenario)}
        {ready !== undefined && ` ${ready.source}`}
      </p>
    </div>
  );
}

const NONE = { percents: new Float64Array(), delays: new Float64Array() };
/** Shares below one in ten thousand are beyond the picture. */
const LEAST = 1e-4;
const KEPT = { format: '.0%', domain: [0, 1] } as const;

function groupOf({ stack, kept }: StackResult): BarGroup {
  const name = nameOf('stack', stack);
  return {
    id: stack,
    // in front: an axis leaves out a unit that comes again
    label: kept === null ? name : `${percent(Math.round(100 * kept.mean) / 100)} ${name}`,
    place: name,
    bars: [
      {
        id: 'kept',
        label: 'throughput kept',
        color: 'var(--text)',
        value: kept?.mean ?? Number.NaN,
        half: kept?.ci95 ?? Number.NaN,
      },
    ],
  };
}

function stackColumns(stacks: readonly StackResult[]): DataColumn[] {
  const rows = stacks.map(({ stack, kept, rate, more, spurious, cuts }) => ({
    stack,
    throughput_ratio: kept?.mean,
    throughput_ratio_ci95: kept?.ci95,
    throughput: rate?.mean,
    throughput_ci95: rate?.ci95,
    more_than_bare: more?.mean,
    more_than_bare_ci95: more?.ci95,
    spurious_ratio: spurious ?? undefined,
    cuts: cuts ?? undefined,
  }));
  return columnsOf<keyof typeof DATA>(rows, DATA);
}

function pathColumns({ path: { percents, delays } }: PathResult): DataColumn[] {
  const rows = Array.from(percents, (percent, i) => ({ percent, delay: delays[i] }));
  return columnsOf<keyof typeof PATH>(rows, PATH);
}

function waitColumns({ path: { waiting, waitMean, waitMax } }: PathResult): DataColumn[] {
  return columnsOf<keyof typeof WAITING>([{ waiting, wait_mean: waitMean, wait_max: waitMax }], WAITING);
}
