// Three TCP senders without a network: how each kind answers typed acknowledgments.

import { use, useMemo } from 'react';
import { ComparisonContext } from '../../../bench/compare/comparison.ts';
import { useFrame } from '../../../bench/page/useFrame.ts';
import { Figure } from '../../../charts/figure/Figure.tsx';
import type { SenderRow } from '../../../charts/senders/frame.ts';
import { SenderChart } from '../../../charts/senders/SenderChart.tsx';
import { isOf } from '../../../controls/value.ts';
import { useParameter, useScenario } from '../../../scenario/react.tsx';
import { entryColumns } from './entryTable.ts';
import { LineFields } from './LineFields.tsx';
import { benchRows, isApart, type Row } from './moments.ts';
import styles from './SenderFigure.module.css';
import { type Bench, useTyping } from './script.ts';
import { briefState, leadWords, resultOf, resultWords, rowWords, SENDERS, stateWords } from './sentences.ts';
import { type Fault, useKeptSenders, useSenders } from './useSenders.ts';

/** The figure uses no random numbers. */
const TOLD = { isDrawn: false } as const;

/** Legend of the windows, as the chart draws them. */
const WINDOWS = [
  { label: 'window', color: 'var(--n1)', mark: 'bar' },
  { label: 'window that differs from both others', color: 'var(--text)', mark: 'bar' },
] as const;

const TITLE = 'The sender alone: Reno, NewReno and SACK side by side';

export function SenderFigure() {
  const scenario = useScenario('red');
  const { bench, played, error, job } = useSenders(scenario);
  const frame = useFrame([job], { told: TOLD, error, drawsKept: false });
  const rows = useMemo(() => benchRows(bench.lines.length, played?.senders ?? []), [bench.lines, played]);
  const current = rows.find(({ line }) => line === bench.at);
  const caption =
    current === undefined || played === null ? '' : rowWords(current, bench.lines, scenario.dupthresh);
  const words = useMemo(() => resultWords(resultOf(rows, played?.fault ?? null)), [rows, played]);
  const comparison = use(ComparisonContext);
  const kept = useKeptSenders(scenario, bench);
  const beside = keptWords(kept, words, bench.lines.length);
  return (
    <Figure
      {...frame}
      title={TITLE}
      lead="Solid: sent for the first time. Hollow: retransmitted. Bar: the window after it, in packets; dark where a sender differs from both others."
      summary={`${words} ${caption}${comparison === null ? '' : ` Kept: ${beside}`}`}
      caption={comparison === null ? caption : <comparison.Line words={beside} />}
      data={() => entryColumns(played?.senders ?? [], bench.lines)}
      fileName="senders"
      legend={WINDOWS}
    >
      <Rows threshold={scenario.dupthresh} bench={bench} rows={rows} fault={played?.fault ?? null} />
    </Figure>
  );
}

function keptWords(senders: ReturnType<typeof useKeptSenders>, own: string, lineCount: number): string {
  if (senders === null) return '…';
  // lines with an error are not run
  if (senders.length === 0) return 'the lines cannot be read.';
  const words = resultWords(leadWords(benchRows(lineCount, senders)));
  return words === own ? 'the senders do the same.' : words;
}

/** The largest window of all (segments), at least one. */
function widestOf(rows: readonly Row[]): number {
  let most = 1;
  for (const { moments } of rows) for (const moment of moments) most = Math.max(most, moment?.window ?? 0);
  return most;
}

interface RowsProps {
  threshold: number;
  bench: Bench;
  rows: readonly Row[];
  fault: Fault | null;
}

function Rows({ threshold, bench, rows, fault }: RowsProps) {
  const { type, takeBack } = useTyping();
  const shown = useMemo(() => rows.map(shownRow), [rows]);
  const most = useMemo(() => widestOf(rows), [rows]);
  const { lines } = bench;
  const at = rows.findIndex(({ line }) => line === bench.at);
  return (
    <SenderChart
      senders={SENDERS}
      rows={shown}
      most={most}
      at={at === -1 ? null : at}
      head={<ExampleChoice bench={bench} threshold={threshold} />}
      overlay={(frame, seen) => <LineFields {...{ lines, frame, seen, fault }} rows={shown} />}
      foot={
        <>
          <button type="button" className="button" onClick={() => type([...lines, ''], true)}>
            Add a line
          </button>
          {bench.isTyped && (
            <button type="button" className="button" onClick={takeBack}>
              Back to the example
            </button>
          )}
        </>
      }
    />
  );
}

function shownRow(row: Row): SenderRow {
  const isTimer = row.line === null;
  const isStart = row.moments.every((moment) => moment === null || moment.before === null);
  return {
    line: row.line,
    words: !isTimer ? '' : isStart ? `${row.time.toFixed(3)} start` : `${row.time.toFixed(3)} timer`,
    cells: row.moments.map(
      (moment, i) =>
        moment && {
          sent: moment.sent,
          window: moment.window,
          words: stateWords(moment, isTimer),
          brief: briefState(moment, isTimer),
          isApart: isApart(row, i),
        },
    ),
  };
}

function ExampleChoice({ bench: { window, roundTrip }, threshold }: { bench: Bench; threshold: number }) {
  const { param, value } = useParameter('red', 'example');
  const { choose } = useTyping();
  if (!isOf('choice', param)) return null;
  return (
    <div className={styles.head}>
      <select
        className={styles.choice}
        aria-label={param.name}
        value={value ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {param.values.options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.terms}>
        {/* hidden while presenting: the first row says it */}
        <span data-said="">window {window}, </span>RTT {roundTrip} ms, threshold {threshold}
      </span>
    </div>
  );
}
