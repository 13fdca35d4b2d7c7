// What was read, and which flow of it is measured; without a file the rail has the parameters alone.

import { Contents } from './Contents.tsx';
import { FlowChoice } from './FlowChoice.tsx';
import styles from './TraceRail.module.css';
import { useTrace } from './useTrace.ts';

export function TraceRail() {
  const state = useTrace();
  if (state.kind !== 'read') return null;
  const { file, report, milliseconds, chosen } = state;
  return (
    <div className={styles.rail}>
      <Contents file={file} report={report} milliseconds={milliseconds} />
      <FlowChoice flows={report.flows} chosen={chosen} />
    </div>
  );
}
