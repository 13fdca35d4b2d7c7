// The flows of a trace, the largest first, with a choice of the one to measure.

import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TraceFlow, TraceSurvey } from '#pkg/texts.js';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { useVisibleRows } from '../../../charts/layout/useVisibleRows.ts';
import { SHORT_LIST } from '../../../charts/layout/visibleRows.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import styles from './FlowTable.module.css';
import { isMeasured, sequenceIn } from './measuredFlow.ts';
import type { By } from './messages.ts';
import { endsWords, fileSizeWords, sequenceName, spanWords } from './sentences.ts';

interface FlowTableProps {
  readonly flows: readonly TraceFlow[];
  /** No flow can be chosen until the survey has come. */
  readonly survey: Pick<TraceSurvey, 'figures'> | undefined;
  readonly by: By;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

const AT_FIRST = 8;
/** Height of a row (px), until one has been measured. */
const ROW = 37;
const COLUMNS = 5;

export function FlowTable({ flows, survey, by, chosen, onChoose }: FlowTableProps) {
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? flows : flows.slice(0, AT_FIRST);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the keyboard
    <section className={`card ${styles.card}`} aria-label="Flows" tabIndex={0}>
      <table
        className={`table ${styles.flows}`}
        aria-rowcount={shown.length + 1}
        data-long={shown.length > SHORT_LIST || undefined}
      >
        <caption>Flows</caption>
        <thead>
          <tr>
            <th scope="col">Flow</th>
            <th scope="col" className={styles.number}>
              Packets
            </th>
            <th scope="col" className={styles.number}>
              Size
            </th>
            <th scope="col" className={styles.number}>
              Lasts
            </th>
            <th scope="col">Sequence from</th>
          </tr>
        </thead>
        <FlowRows flows={shown} {...{ survey, by, chosen, onChoose }} />
      </table>
      {flows.length > shown.length && (
        <p className={styles.more}>
          {countWithNoun(flows.length - shown.length, 'smaller flow')} not shown.{' '}
          <button type="button" className="button" onClick={() => setIsLong(true)}>
            Show all
          </button>
        </p>
      )}
    </section>
  );
}

/** The rows of a long list that are in sight; as all have one height, the place of each is known. */
export function FlowRows({ flows, survey, by, chosen, onChoose }: FlowTableProps) {
  const name = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [high, setHigh] = useState(ROW);
  const tops = useMemo(() => flows.map((_, i) => i * high), [flows, high]);
  const { from, to } = useVisibleRows(body, tops);
  useLayoutEffect(() => {
    const row = body.current?.querySelector('tr[data-flow]')?.getBoundingClientRect().height;
    if (flows.length > SHORT_LIST && row !== undefined && row > 0) setHigh(row);
  }, [flows]);
  return (
    <tbody ref={body}>
      <Gap high={from * high} />
      {flows.slice(from, to).map((flow, i) => (
        <FlowRow
          key={flow.index}
          {...{ flow, by, name, onChoose }}
          row={from + i + 2}
          isChosen={flow.index === chosen}
          isMeasured={survey && isMeasured(survey, flow.index)}
        />
      ))}
      <Gap high={(flows.length - to) * high} />
    </tbody>
  );
}

interface FlowRowProps {
  readonly flow: TraceFlow;
  readonly by: By;
  readonly row: number;
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly isChosen: boolean;
  /** Whether the flow can be measured; undefined until the survey has come. */
  readonly isMeasured: boolean | undefined;
  readonly onChoose: (index: number) => void;
}

function FlowRow({ flow, by, row, name, isChosen, isMeasured, onChoose }: FlowRowProps) {
  return (
    <tr aria-rowindex={row} data-flow={flow.index} data-chosen={isChosen || undefined}>
      <th scope="row">
        <label className={styles.flow}>
          <input
            type="radio"
            name={name}
            checked={isChosen}
            disabled={isMeasured !== true}
            onChange={() => onChoose(flow.index)}
          />
          <span>
            <strong>{flow.protocol}</strong> {endsWords(flow)}
          </span>
        </label>
      </th>
      <td className={styles.number}>{formatCount(flow.packets)}</td>
      <td className={styles.number}>{flow.bytes > 0 && fileSizeWords(flow.bytes)}</td>
      <td className={styles.number}>{lasting(flow)}</td>
      <td>{isMeasured === false ? whyNot(flow, by) : sequenceOf(flow, by)}</td>
    </tr>
  );
}

/** Empty space in place of rows that are not drawn. */
function Gap({ high }: { high: number }) {
  if (high <= 0) return null;
  return (
    <tr className={styles.gap}>
      <td colSpan={COLUMNS} style={{ blockSize: high }} />
    </tr>
  );
}

function lasting({ first, last }: TraceFlow): string {
  return first === undefined || last === undefined ? '' : spanWords(last - first);
}

/** Why a flow cannot be chosen: it has no number of the kind, or carries no data of its own. */
function whyNot(flow: TraceFlow, by: By): string {
  const { sequences, folded, protocol } = flow;
  if (sequenceIn(sequences, by) === undefined) return sequenceOf(flow, by);
  if (folded === undefined) return 'no data, only acknowledgments or control';
  return protocol.startsWith('ICMP')
    ? 'answers the requests in their order'
    : 'acknowledges the other direction';
}

function sequenceOf({ sequences }: TraceFlow, by: By): string {
  if (sequences.length === 0) return 'no number in it';
  const wanted = sequenceIn(sequences, by);
  const others = sequences.filter((one) => one !== wanted).map(sequenceName);
  const rest = others.length === 0 ? '' : ` (or ${others.join(', ')})`;
  return wanted === undefined ? `none of the chosen kind${rest}` : `${sequenceName(wanted)}${rest}`;
}
