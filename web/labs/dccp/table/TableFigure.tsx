// The paper’s table I beside our results: without reordering, with it, and with it and a buffer.

import { useMemo } from 'react';
import { DATA, LISTED } from '#pkg/dccp.table.heads.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { listedTable } from '../../../bench/listed/listed.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { sharePercent } from '../../../bench/words/counts.ts';
import { type BarGroup, GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import type { LegendItem } from '../../../charts/figure/Legend.tsx';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import type { Estimate } from '../../../sim/estimate.ts';
import { WITH, WITHOUT } from '../sides.ts';
import { deviation, tableWords } from './sentences.ts';
import styles from './TableFigure.module.css';
import { type ComparedRow, isChanged, useTable } from './useTable.ts';
import { WHY } from './why.ts';

const RATE = {
  label: 'Rate',
  unit: DATA.rate_buffer,
  readout: '.1f',
  meaning: 'Payload that reaches the receiver.',
} as const;
const CALM = { label: 'no packet delayed', color: 'var(--fam-1)' } as const;
const PAPER = {
  label: 'the paper',
  color: 'var(--text)',
  mark: 'rhombus',
  meaning: 'What the paper’s table I has: without a buffer, and where no packet is delayed.',
} as const;
const LEGEND: readonly LegendItem[] = [
  { label: WITH.label, color: WITH.color, mark: 'bar', meaning: WITH.meaning },
  { label: WITHOUT.label, color: WITHOUT.color, mark: 'bar', meaning: WITHOUT.meaning },
  { ...CALM, mark: 'bar', meaning: 'The same flow without a buffer where no packet is delayed at random.' },
  PAPER,
];

export function TableFigure() {
  const scenario = useScenario('dccp');
  const table = useTable(scenario);
  const { rows } = table;
  const kept = useKept('dccp');
  const names = useKeptNames();
  // without a kept scenario this is the scenario's own table
  const other = useTable(kept ?? scenario);
  const ghosts = kept === null || other.isStale ? null : other.rows;
  const words = tableWords(rows, scenario.runs, isChanged(scenario));
  const groups = useMemo(() => (rows ?? []).map((row, i) => groupOf(row, ghosts?.[i])), [rows, ghosts]);
  return (
    <LabFigure
      title="Table I, live"
      summary={words}
      caption={<WhyCaption words={words} />}
      data={() => listedTable(LISTED, DATA, table.known)}
      keptData={ghosts === null ? undefined : () => listedTable(LISTED, DATA, other.known)}
      fileName="tfrc-table-1"
      legend={ghosts === null ? LEGEND : [...LEGEND, { ...GHOST, label: names.kept }]}
      jobs={table.jobs}
      isStale={table.isStale && rows !== null}
    >
      <GroupedBars
        aspect={0.6}
        value={RATE}
        heading="RTT, D ± J (ms)"
        headingMeaning="Round-trip time; extra delay of the packets that are delayed, and its spread: the rows of the paper’s table."
        groups={groups}
      />
    </LabFigure>
  );
}

/** Our number against the paper's, and a button that goes to the reasons below the figure. */
function WhyCaption({ words }: { words: string }) {
  const show = () => {
    const why = document.getElementById(WHY);
    why?.scrollIntoView();
    why?.focus({ preventScroll: true });
  };
  return (
    <>
      <span className={styles.words}>{words}</span>
      <button type="button" className={`act ${styles.why}`} onClick={show}>
        Why?
      </button>
    </>
  );
}

function groupOf({ paper, disturbed, calm }: ComparedRow, ghost: ComparedRow | undefined): BarGroup {
  const { buffered, rate, ler } = disturbed;
  const { rtt, extra, spread } = paper;
  const lost = ler === null ? '…' : sharePercent(Number(ler.mean.toPrecision(3)));
  return {
    id: `${rtt}`,
    label: `${rtt}, ${extra} ± ${spread}`,
    place: `at RTT = ${rtt} ms, D = ${extra} ± ${spread} ms; loss event rate without ${lost}, paper ${sharePercent(paper.ler)}`,
    bars: [
      { ...bar(buffered, ghost?.disturbed.buffered), id: WITH.id, label: WITH.label, color: WITH.color },
      {
        ...bar(rate, ghost?.disturbed.rate, paper.rate),
        id: WITHOUT.id,
        label: WITHOUT.label,
        color: WITHOUT.color,
      },
      { ...bar(calm.rate, ghost?.calm.rate, paper.undisturbed), id: 'undisturbed', ...CALM },
    ],
  };
}

/** A bar with marks for the kept scenario and for the paper, where they have a value. */
function bar(ours: Estimate | null, ghost: Estimate | null | undefined, paper?: number) {
  return {
    value: ours?.mean ?? Number.NaN,
    half: ours?.ci95 ?? Number.NaN,
    other: paper,
    kept: ghost?.mean,
    note: paper === undefined || ours === null ? undefined : `paper ${paper}, ${deviation(ours.mean, paper)}`,
  };
}
