// A preview of the page with a capture: a sample, read and measured as a capture would be.

import { useEffect, useMemo } from 'react';
import { LookContext } from '../../../charts/layout/look.ts';
import { withHardSpaces } from '../../../notation/symbols.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import styles from './Intake.module.css';
import { flowSentence } from './Lead.tsx';
import { overTime, SeriesChart } from './SeriesFigure.tsx';
import { SAMPLES, sampleFile } from './samples.ts';
import { sampleTrace, useTrace } from './useTrace.ts';

const [SHOWN] = SAMPLES;
/** The default options, with which a capture is measured. */
const { dt: threshold, by, order } = defaultsOf('metrics');

export function SamplePreview({ onOpen }: { onOpen: (name: string) => void }) {
  const found = useSample();
  const over = useMemo(() => (found === null || found === 'none' ? null : overTime(found.series)), [found]);
  if (SHOWN === undefined || found === 'none') return null;
  return (
    <section className={styles.preview} aria-label={`Sample ${SHOWN.name}`}>
      <p className={styles.example}>
        For example, <strong>{SHOWN.name}</strong>:
        {found === null ? (
          <span data-loading=""> reading …</span>
        ) : (
          ` ${withHardSpaces(
            flowSentence(found, false)
              .map(({ text }) => text)
              .join(''),
          )}`
        )}
      </p>
      <p className={styles.note}>
        Share of the sample’s packets that are reordered, over time{over?.hasCopies && '; dashed: duplicates'}
      </p>
      <div className={styles.picture}>
        {over !== null && (
          <LookContext value="fill">
            <SeriesChart {...over} />
          </LookContext>
        )}
      </div>
      <button type="button" className="button" onClick={() => onOpen(SHOWN.name)}>
        Open this sample
      </button>
    </section>
  );
}

/** The sample's figures; null while it is being read, `none` where it cannot be loaded. */
function useSample() {
  const state = useTrace(sampleTrace);
  useEffect(() => {
    if (SHOWN === undefined) return;
    const { name } = SHOWN;
    const gone = new AbortController();
    sampleFile(name, gone.signal).then(
      (file) => !gone.signal.aborted && sampleTrace.open(file, name, by),
      () => !gone.signal.aborted && sampleTrace.close('It could not be loaded.'),
    );
    return () => {
      gone.abort();
      sampleTrace.close();
    };
  }, []);
  const chosen = state.kind === 'read' ? state.chosen : undefined;
  useEffect(() => {
    if (chosen !== undefined) sampleTrace.measure({ index: chosen, by, threshold, order });
  }, [chosen]);
  if (state.kind === 'none') return state.word === null ? null : 'none';
  if (state.kind === 'reading') return null;
  if (chosen === undefined) return 'none';
  const answer = state.measured?.report;
  if (answer === undefined) return null;
  return answer.error === undefined ? answer : 'none';
}
