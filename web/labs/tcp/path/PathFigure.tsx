// The stacks of four times on the scenario's path, and what that path does to other applications.

import { useMemo } from 'react';
import type { TcpMyPath } from '#pkg/tcp.js';
import { DATA, LISTED } from '#pkg/tcp.path.heads.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST, ghostEntry } from '../../../bench/compare/ghost.ts';
import { listedTable } from '../../../bench/listed/listed.ts';
import {
  type BesideBars,
  KEPT_AXIS,
  type StackShare,
  stackBar,
  stackShares,
} from '../../../bench/listed/stackBars.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { measureById } from '../../../bench/results/table.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import { Curve } from '../../../charts/curve/Curve.tsx';
import { useLook } from '../../../charts/layout/look.ts';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import { nameOf } from '../looks.ts';
import { Answers } from './Answers.tsx';
import { LEAST_SHARE, laboratoryLinks, lateShares } from './links.ts';
import styles from './PathFigure.module.css';
import { readyOf } from './ready.ts';
import { answerText, assumptions } from './sentences.ts';
import { pathTables } from './tables.ts';
import { usePath, useStacks } from './usePath.ts';

export function PathFigure() {
  const scenario = useScenario('tcp');
  const stacks = useStacks(scenario);
  const job = usePath(scenario);
  const path = job.isStale ? null : job.result;
  const kept = useMemo(() => stackShares(stacks), [stacks]);
  const beside = useBeside();
  return (
    <LabFigure
      title="My path: what TCP keeps"
      lead="Throughput of one download by stack, and by how much packets are late on the path."
      summary={answerText(kept, !stacks.isDone, scenario)}
      caption="The other two questions open DCCP with this path."
      data={() => listedTable(LISTED, DATA, stacks.known)}
      keptData={beside === null ? undefined : () => listedTable(LISTED, DATA, beside.known)}
      tables={pathTables(path, beside?.path)}
      fileName="path"
      legend={
        beside === null
          ? undefined
          : [
              // grey in the legend, as each stack's bar has its own colour
              { label: beside.label, color: 'var(--text-soft)', mark: 'bar' },
              ghostEntry(beside.keptLabel, 'stroke'),
            ]
      }
      jobs={[job, ...stacks.jobs]}
      isStale={job.isStale || stacks.isStale}
    >
      <Bench path={path} stacks={kept} beside={beside} />
    </LabFigure>
  );
}

/** The kept scenario's bars, and its path. */
interface KeptPath extends BesideBars {
  readonly path: TcpMyPath | null;
  readonly known: ReturnType<typeof useStacks>['known'];
  readonly keptLabel: string;
}

/** The kept scenario; null where nothing is kept. */
function useBeside(): KeptPath | null {
  const scenario = useScenario('tcp');
  const kept = useKept('tcp');
  const names = useKeptNames();
  // without a kept scenario these are the scenario's own
  const view = useStacks(kept ?? scenario);
  const { result, isStale } = usePath(kept ?? scenario);
  const stacks = useMemo(() => stackShares(view), [view]);
  if (kept === null) return null;
  return {
    label: names.now,
    keptLabel: names.kept,
    stacks,
    known: view.known,
    path: isStale ? null : result,
  };
}

interface BenchProps {
  readonly beside: KeptPath | null;
  readonly path: TcpMyPath | null;
  readonly stacks: readonly StackShare[];
}

function Bench({ path, stacks, beside }: BenchProps) {
  const scenario = useScenario('tcp');
  const look = useLook();
  const kept = measureById('tcp', 'throughput_ratio');
  const ready = readyOf(scenario);
  const groups = stacks.map((each) => stackBar(each, nameOf('stack', each.stack), beside ?? undefined));
  const [other, keptLabel] = [beside?.path ?? null, beside?.keptLabel ?? ''];
  const series = useMemo(
    () => [
      ...(other === null || other.text === path?.text
        ? []
        : [{ ...GHOST, id: 'kept', label: keptLabel, width: 1.75, ...lateShares(other) }]),
      {
        id: 'later',
        label: 'the path',
        color: 'var(--disorder-2)',
        width: 2,
        ...lateShares(path ?? NONE),
      },
    ],
    [path, other, keptLabel],
  );
  const bars = (
    <GroupedBars
      aspect={0.4}
      value={{ ...KEPT_AXIS, label: kept.name, meaning: sentence(kept.meaning) }}
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
          y={{ label: 'Share of packets', format: '~%', scale: 'log', domain: [LEAST_SHARE, 1] }}
          series={series}
        />
      </div>
      <Answers elsewhere={path === null ? null : laboratoryLinks(path, scenario)} path={path} />
      <p className={styles.assumed}>
        <strong>Assumed</strong> {assumptions(scenario)}
        {ready !== undefined && ` ${ready.source}`}
      </p>
    </div>
  );
}

const NONE = { percents: new Float64Array(), delays: new Float64Array() };
