// Faults of the capture itself, which come before any claim about the network.

import type { TraceReport, TraceSurvey } from '#pkg/texts.js';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import type { CaptureShare } from './measuredFlow.ts';
import { hasFrames } from './sentences.ts';
import styles from './TraceRail.module.css';
import { splitShort } from './verdict.ts';

interface CaptureItselfProps {
  readonly report: TraceReport;
  readonly share: CaptureShare;
  readonly survey: TraceSurvey;
}

export function CaptureItself({ report, share, survey }: CaptureItselfProps) {
  // the error that ended the reading is shown above already
  const artefacts = survey.artefacts.filter(({ kind }) => kind !== 'cut' || report.error === undefined);
  const { packets, measurable } = share;
  const sound = survey.artefacts.length === 0 ? soundWords(report) : '';
  const hasShare = measurable < packets;
  const isSoundAlone = artefacts.length === 0 && !hasShare && report.notes.length === 0;
  if (isSoundAlone && sound === '') return null;
  // a single sentence has no heading: it follows those on what was read
  return (
    <section className={isSoundAlone ? styles.sound : styles.part} aria-label="The capture itself">
      {!isSoundAlone && <h3>The capture itself</h3>}
      {sound !== '' && <p>{sound}</p>}
      {artefacts.map(({ kind, text }) => (
        <Short key={kind} text={text} />
      ))}
      {hasShare && (
        <p>
          {formatCount(measurable)} of {countWithNoun(packets, 'packet')}{' '}
          {measurable === 1 ? 'carries' : 'carry'} a number, or{' '}
          {measurable === 1 ? 'acknowledges' : 'acknowledge'} packets that do.
        </p>
      )}
      {report.notes.length > 0 && (
        <details open={measurable === 0}>
          <summary>{countWithNoun(report.notes.length, 'note')} on how it was read</summary>
          <ul className={styles.notes}>
            {report.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What the capture was checked for without a finding; not shown again for two captures that are compared. */
export function soundWords({
  format,
  duration,
  error,
  packets,
  cutShort,
}: Pick<TraceReport, 'format' | 'duration' | 'error' | 'packets' | 'cutShort'>): string {
  if (error !== undefined || format === 'pair') return '';
  const times = duration === undefined ? '' : '; its times never go back';
  const isCapture = hasFrames(format);
  const frames =
    cutShort === undefined
      ? 'no packet is cut off, mirrored or merged'
      : `of ${formatCount(cutShort)} of ${countWithNoun(packets, 'packet')} only the first bytes were captured; none is mirrored or merged`;
  return `The file is whole${times}${isCapture ? `; ${frames}` : ''}.`;
}

function Short({ text }: { text: string }) {
  const [short, rest] = splitShort(text);
  if (rest === '') return <p>{short}</p>;
  return (
    <details>
      <summary>{short}</summary>
      <p>{rest}</p>
    </details>
  );
}
