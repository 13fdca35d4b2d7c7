// From a trace to what senders make of its path.

import { useMeasured } from './found.ts';
import styles from './Method.module.css';
import { pathLink, pathWords, PATH_QUESTION as QUESTION } from './path.ts';

/** Beside the other buttons of a figure. */
export function PathLink() {
  const measured = useMeasured();
  // the path comes after the capture then
  if (measured === null || measured.found.atSender) return null;
  return (
    <a href={pathLink(measured.found)} title={pathWords(measured.found)}>
      {QUESTION}
    </a>
  );
}

/** With what is assumed. */
export function PathCard() {
  const measured = useMeasured();
  // the path comes after the capture then
  if (measured === null || measured.found.atSender) return null;
  return (
    <section className={`card ${styles.card}`} aria-label={QUESTION}>
      <h2>
        <a href={pathLink(measured.found)}>{QUESTION}</a>
      </h2>
      <p>
        Four generations of TCP, a media stream and a call over the path estimated from this trace.{' '}
        {pathWords(measured.found)}
      </p>
    </section>
  );
}
