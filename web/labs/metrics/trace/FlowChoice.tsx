// Which flow is measured, in the rail; the table below the stage has all that is known of them.

import { useId } from 'react';
import type { TraceFlow } from '#pkg/trace.js';
import { counted } from '../../../bench/words/counts.ts';
import { flowName, whole } from './sentences.ts';
import styles from './TraceRail.module.css';
import { trace } from './useTrace.ts';

/** The table has the others. */
const AT_MOST = 100;

export function FlowChoice({ flows, chosen }: { flows: readonly TraceFlow[]; chosen: number | undefined }) {
  const id = useId();
  const all = flows.filter(({ sequences }) => sequences.length > 0);
  if (all.length < 2) return null;
  const isOffered = (place: number, index: number) => place < AT_MOST || index === chosen;
  const offered = all.filter(({ index }, place) => isOffered(place, index));
  const others = all.length - offered.length;
  return (
    <div className={styles.flow}>
      <label htmlFor={id}>Flow</label>
      <select
        id={id}
        className="select"
        value={chosen ?? ''}
        onChange={({ target }) => trace.choose(Number(target.value))}
      >
        {offered.map((flow) => (
          <option key={flow.index} value={flow.index}>
            {flowName(flow)} ({whole(flow.packets)})
          </option>
        ))}
        {others > 0 && (
          <option disabled value="others">
            {counted(others, 'smaller flow')} in the table below
          </option>
        )}
      </select>
    </div>
  );
}
