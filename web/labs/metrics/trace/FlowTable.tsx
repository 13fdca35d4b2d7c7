// The flows of a trace, the largest first; one of them is measured.

import { useId, useState } from 'react';
import type { TraceFlow } from '#pkg/trace.js';
import { counted } from '../../../bench/words/counts.ts';
import styles from './FlowTable.module.css';
import { sequenceIn } from './found.ts';
import type { By } from './messages.ts';
import { ends, sequenceName, size, span, whole } from './words.ts';

interface FlowTableProps {
  readonly flows: readonly TraceFlow[];
  readonly by: By;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

const AT_FIRST = 8;
const AT_MOST = 500;

export function FlowTable({ flows, by, chosen, onChoose }: FlowTableProps) {
  const name = useId();
  const [isLong, setIsLong] = useState(false);
  const shown = flows.slice(0, isLong ? AT_MOST : AT_FIRST);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the keyboard
    <section className={`card ${styles.card}`} aria-label="Flows" tabIndex={0}>
      <table className={`table ${styles.flows}`}>
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
        <tbody>
          {shown.map((flow) => (
            <tr key={flow.index} data-flow={flow.index} data-chosen={flow.index === chosen || undefined}>
              <th scope="row">
                <label className={styles.flow}>
                  <input
                    type="radio"
                    name={name}
                    checked={flow.index === chosen}
                    disabled={flow.sequences.length === 0}
                    onChange={() => onChoose(flow.index)}
                  />
                  <span>
                    <strong>{flow.protocol}</strong> {ends(flow)}
                  </span>
                </label>
              </th>
              <td className={styles.number}>{whole(flow.packets)}</td>
              <td className={styles.number}>{flow.bytes > 0 && size(flow.bytes)}</td>
              <td className={styles.number}>{lasting(flow)}</td>
              <td>{sequenceOf(flow, by)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {flows.length > shown.length && (
        <p className={styles.more}>
          {counted(flows.length - shown.length, 'smaller flow')} not shown.{' '}
          {!isLong && (
            <button type="button" className="button" onClick={() => setIsLong(true)}>
              Show {flows.length > AT_MOST ? `the first ${AT_MOST}` : 'all'}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

function lasting({ first, last }: TraceFlow): string {
  return first === undefined || last === undefined ? '' : span(last - first);
}

function sequenceOf({ sequences }: TraceFlow, by: By): string {
  if (sequences.length === 0) return 'no number in it';
  const wanted = sequenceIn(sequences, by);
  const others = sequences.filter((one) => one !== wanted).map(sequenceName);
  const rest = others.length === 0 ? '' : ` (or ${others.join(', ')})`;
  return wanted === undefined ? `none of the chosen kind${rest}` : `${sequenceName(wanted)}${rest}`;
}
