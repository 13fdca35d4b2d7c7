// Which flow is measured, in the rail; the table below the stage has all that is known of them.

import { useId } from 'react';
import type { TraceFlow } from '#pkg/trace.js';
import styles from './TraceRail.module.css';
import { trace } from './useTrace.ts';
import { flowName, whole } from './words.ts';

const AT_MOST = 500;

export function FlowChoice({ flows, chosen }: { flows: readonly TraceFlow[]; chosen: number | undefined }) {
  const id = useId();
  const all = flows.filter(({ sequences }) => sequences.length > 0);
  if (all.length < 2) return null;
  return (
    <div className={styles.flow}>
      <label htmlFor={id}>Flow</label>
      <select
        id={id}
        className="select"
        value={chosen ?? ''}
        onChange={({ target }) => trace.choose(Number(target.value))}
      >
        {all.slice(0, AT_MOST).map((flow) => (
          <option key={flow.index} value={flow.index}>
            {flowName(flow)} ({whole(flow.packets)})
          </option>
        ))}
      </select>
    </div>
  );
}
