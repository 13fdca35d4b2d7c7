// What the file contains, and which file is shown.

import type { TraceReport } from '#pkg/texts.js';
import { sentence } from '../../../bench/words/sentence.ts';
import { useScenario } from '../../../scenario/react.tsx';
import styles from './Contents.module.css';
import { Counters } from './Counters.tsx';
import { contentsWords, fileSizeWords, spanWords } from './sentences.ts';
import type { TraceFile } from './session.ts';
import type { ShelvedTrace } from './shelf.ts';
import { trace, useMayPair, useShelf } from './useTrace.ts';

/** The name of the file; where several are open, a choice of them. */
function FileName({ name }: { name: string }) {
  const shelf = useShelf();
  if (shelf.length < 2) return <h2>{name}</h2>;
  return (
    <h2>
      <select
        className={`select ${styles.files}`}
        aria-label="Open files"
        value={shelf.findIndex(({ isShown }) => isShown)}
        onChange={({ target }) => trace.show(Number(target.value))}
      >
        {shelf.map(({ name, kind }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <option key={place} value={place}>
            {name}
            {STANDING[kind]}
          </option>
        ))}
      </select>
    </h2>
  );
}

const STANDING: Readonly<Record<ShelvedTrace['kind'], string>> = {
  waiting: ' (waits)',
  reading: ' (reading)',
  read: '',
  none: ' (not read)',
};

interface ContentsProps {
  readonly file: TraceFile;
  readonly report: TraceReport;
  readonly milliseconds: number;
}

export function Contents({ file, report, milliseconds }: ContentsProps) {
  const mayPair = useMayPair();
  const { by } = useScenario('metrics');
  const speed = (1000 * report.bytes) / Math.max(1, milliseconds);
  return (
    <section className={styles.contents} aria-label="What the trace holds">
      <header className={styles.head}>
        <FileName name={file.name} />
        <button type="button" className="button" onClick={() => trace.close()}>
          Close
        </button>
      </header>
      <p data-trace="contents">
        {contentsWords(report)}{' '}
        <span className={styles.aside} data-milliseconds={Math.round(milliseconds)}>
          Read in {spanWords(milliseconds)}
          {report.bytes > 1e6 && `, ${fileSizeWords(speed)} a second`}.
        </span>
      </p>
      {mayPair && (
        <button type="button" className={`button ${styles.pair}`} onClick={() => trace.pair(by)}>
          Compare as sender’s and receiver’s
        </button>
      )}
      {report.error !== undefined && report.flows.length > 0 && (
        <p role="alert" className={styles.error}>
          {sentence(report.error)}
        </p>
      )}
      <Counters counters={report.counters} />
    </section>
  );
}
