// Progress of the reading, and a button to stop it.

import type { TraceProgress } from '#pkg/texts.js';
import { countWithNoun } from '../../../bench/words/counts.ts';
import styles from './Reading.module.css';
import { fileSizeWords } from './sentences.ts';
import type { TraceFile } from './session.ts';
import { trace } from './useTrace.ts';

export function Reading({ file, progress }: { file: TraceFile; progress: TraceProgress }) {
  const share = file.bytes > 0 ? Math.min(1, progress.bytes / file.bytes) : 0;
  const percent = Math.floor(100 * share);
  return (
    <section className={styles.reading} aria-label="Reading the trace" data-loading="">
      <p className={styles.line}>
        Reading {file.name}: {fileSizeWords(progress.bytes)} of {fileSizeWords(file.bytes)},{' '}
        {countWithNoun(progress.packets, 'packet')} in {countWithNoun(progress.flows, 'flow')}.
      </p>
      <progress max={100} value={percent} aria-label={`Reading ${file.name}`} />
      <button type="button" className="button" onClick={() => trace.close()}>
        Cancel
      </button>
    </section>
  );
}
