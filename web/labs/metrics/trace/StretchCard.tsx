// A stretch of the measured flow as an arrival order, to open with the four TCP stacks or on the bench of sequences.

import { useEffect, useMemo, useState } from 'react';
import type { ReorderingSeries, TraceFlow } from '#pkg/texts.js';
import { useScenario } from '../../../scenario/react.tsx';
import type { StretchQuestion } from './messages.ts';
import styles from './StretchCard.module.css';
import { trace, useTrace } from './useTrace.ts';

/** Numbers of packets in a stretch; the smallest ones can be told apart by eye. */
const COUNTS = [20, 60, 150, 300] as const;

interface StretchCardProps {
  readonly flow: TraceFlow;
  readonly series: Pick<ReorderingSeries, 'unit' | 'start' | 'width' | 'received'>;
}

export function StretchCard({ flow, series }: StretchCardProps) {
  const { by, order } = useScenario('metrics');
  const [packets, setPackets] = useState<number>(COUNTS[1]);
  // the stretch starts after this time; null: where most packets are late
  const [after, setAfter] = useState<number | null>(null);
  const question = useMemo(
    (): StretchQuestion => ({ index: flow.index, by, order, after: after ?? undefined, packets }),
    [flow.index, by, order, after, packets],
  );
  useEffect(() => trace.cut(question), [question]);
  const state = useTrace();
  const answer = state.kind === 'read' ? state.stretch : undefined;
  const found = answer !== undefined && isSame(answer.question, question) ? answer.found : undefined;
  const { unit, start, width, received } = series;
  const end = start + width * received.length;
  return (
    <section className={`card ${styles.stretch}`} aria-label="A stretch, packet by packet">
      <h2>A stretch, packet by packet</h2>
      <div className={styles.choices}>
        <label>
          Take{' '}
          <select
            className="select"
            value={after === null ? 'worst' : 'after'}
            onChange={({ target }) => setAfter(target.value === 'worst' ? null : Math.ceil(start))}
          >
            <option value="worst">where most packets are reordered</option>
            <option value="after">{unit === 'ms' ? 'from a time on' : 'from an arrival on'}</option>
          </select>
        </label>
        {after !== null && (
          <label>
            {unit === 'ms' ? 'After ' : 'Before it, arrivals: '}
            <input
              type="number"
              value={after}
              min={Math.floor(start)}
              max={Math.floor(end)}
              step={unit === 'ms' ? 'any' : 1}
              onChange={({ target }) => {
                if (Number.isFinite(target.valueAsNumber)) setAfter(target.valueAsNumber);
              }}
            />
            {unit === 'ms' && ' ms'}
          </label>
        )}
        <label>
          Packets{' '}
          <select
            className="select"
            value={packets}
            onChange={({ target }) => setPackets(Number(target.value))}
          >
            {COUNTS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={styles.links} aria-busy={found === undefined}>
        {found === undefined ? (
          'The stretch is being cut …'
        ) : (
          <>
            <a href={found.senders}>What would four senders do with it?</a>
            <a href={found.sequence}>Measure it packet by packet</a>
          </>
        )}
      </p>
      {found !== undefined && <p>{found.words.join(' ')}</p>}
    </section>
  );
}

function isSame(a: StretchQuestion, b: StretchQuestion): boolean {
  return (
    a.index === b.index &&
    a.by === b.by &&
    a.order === b.order &&
    a.after === b.after &&
    a.packets === b.packets
  );
}
