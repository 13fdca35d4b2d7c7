// The paper’s table I, live: its rates beside ours, without reordering, with it, and with it and a buffer.

import { useMemo } from 'react';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { sharePercent } from '../../../bench/words/counts.ts';
import { type BarGroup, GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import { columnsOf, type DataColumn } from '../../../charts/figure/table.ts';
import { useScenario } from '../../../scenario/react.tsx';
import type { Estimate } from '../../../sim/estimate.ts';
import { WITH, WITHOUT } from '../sides.ts';
import { type ComparedRow, useTable } from './useTable.ts';
import { deviation, tableWords } from './words.ts';

const RATE = { label: 'Rate', unit: 'kbit/s', readout: '.1f' } as const;
const CALM = { label: 'nothing held back', color: 'var(--fam-1)' } as const;
const PAPER = { label: 'the paper', color: 'var(--text)', mark: 'rhombus' } as const;
const LEGEND = [
  { label: WITH.label, color: WITH.color, mark: 'bar' },
  { label: WITHOUT.label, color: WITHOUT.color, mark: 'bar' },
  { ...CALM, mark: 'bar' },
  PAPER,
] as const;

/** As `oos figure` has them. */
const UNITS = {
  rtt: 'ms',
  extra: 'ms',
  spread: 'ms',
  rate_paper: 'kbit/s',
  ler_paper: 'share',
  rate_undisturbed_paper: 'kbit/s',
  rate: 'kbit/s',
  rate_ci95: 'kbit/s',
  ler: 'share',
  ler_ci95: 'share',
  rate_undisturbed: 'kbit/s',
  rate_undisturbed_ci95: 'kbit/s',
  rate_buffer: 'kbit/s',
  rate_buffer_ci95: 'kbit/s',
} as const;

export function TableFigure() {
  const scenario = useScenario('dccp');
  const table = useTable(scenario);
  const rows = table.result;
  const groups = useMemo(() => (rows ?? []).map(groupOf), [rows]);
  return (
    <LabFigure
      title="Table I, live"
      summary={tableWords(rows, scenario.runs)}
      data={() => columns(rows ?? [])}
      fileName="tfrc-table-1"
      legend={LEGEND}
      jobs={[table]}
    >
      <GroupedBars value={RATE} heading="RTT, D ± J (ms)" groups={groups} aspect={0.6} />
    </LabFigure>
  );
}

function groupOf({ paper, buffered, rate, ler, undisturbed }: ComparedRow): BarGroup {
  const { rtt, extra, spread } = paper;
  const lost = ler === null ? '…' : sharePercent(Number(ler.mean.toPrecision(3)));
  return {
    id: `${rtt}`,
    label: `${rtt}, ${extra} ± ${spread}`,
    place: `at RTT = ${rtt} ms, D = ${extra} ± ${spread} ms; loss event rate without ${lost}, paper ${sharePercent(paper.ler)}`,
    bars: [
      { ...bar(buffered), id: WITH.id, label: WITH.label, color: WITH.color },
      { ...bar(rate, paper.rate), id: WITHOUT.id, label: WITHOUT.label, color: WITHOUT.color },
      { ...bar(undisturbed, paper.undisturbed), id: 'undisturbed', ...CALM },
    ],
  };
}

/** With what the paper has, where it has it. */
function bar(ours: Estimate | null, paper?: number) {
  return {
    value: ours?.mean ?? Number.NaN,
    half: ours?.ci95 ?? Number.NaN,
    other: paper,
    note: paper === undefined || ours === null ? undefined : `paper ${paper}, ${deviation(ours.mean, paper)}`,
  };
}

function columns(rows: readonly ComparedRow[]): DataColumn[] {
  const cells = rows.map(({ paper, buffered, rate, ler, undisturbed }) => ({
    rtt: paper.rtt,
    extra: paper.extra,
    spread: paper.spread,
    rate_paper: paper.rate,
    ler_paper: paper.ler,
    rate_undisturbed_paper: paper.undisturbed,
    rate: rate?.mean,
    rate_ci95: rate?.ci95,
    ler: ler?.mean,
    ler_ci95: ler?.ci95,
    rate_undisturbed: undisturbed?.mean,
    rate_undisturbed_ci95: undisturbed?.ci95,
    rate_buffer: buffered?.mean,
    rate_buffer_ci95: buffered?.ci95,
  }));
  return columnsOf(cells, UNITS);
}
