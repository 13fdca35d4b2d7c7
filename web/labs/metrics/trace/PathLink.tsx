// Links from a trace to a simulation of TCP on its path.

import styles from './Method.module.css';
import { useMeasured } from './measuredFlow.ts';
import { PATH_NAME as NAME, pathLink, pathWords } from './path.ts';

/** The link beside the other buttons of a figure. */
export function PathLink() {
  const measured = useMeasured();
  // captured at the sender: packets have the path still before them
  if (measured === null || measured.found.atSender) return null;
  return (
    <a href={pathLink(measured.found)} title={pathWords(measured.found)}>
      {NAME}
    </a>
  );
}

/** The link with the assumptions of the simulation. */
export function PathCard() {
  const measured = useMeasured();
  // captured at the sender: packets have the path still before them
  if (measured === null || measured.found.atSender) return null;
  return (
    <section className={`card ${styles.card}`} aria-label={NAME}>
      <h2>
        <a href={pathLink(measured.found)}>{NAME}</a>
      </h2>
      <p>
        Four generations of TCP, a media stream and a call over the path estimated from this trace.{' '}
        {pathWords(measured.found)}
      </p>
    </section>
  );
}
