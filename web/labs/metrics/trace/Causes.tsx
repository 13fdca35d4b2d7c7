// Possible causes of the reordering: hypotheses with the numbers for and against them.

import type { TraceCause } from '#pkg/texts.js';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { capital } from '../../../notation/capital.ts';
import styles from './TraceRail.module.css';

/** Number of causes that are shown without a click; a likely one is the first. */
const SEEN = 4;

interface CausesProps {
  readonly causes: readonly TraceCause[];
  /** What may decide, where no cause can be told. */
  readonly mayTell?: string | undefined;
}

export function Causes({ causes, mayTell }: CausesProps) {
  if (causes.length === 0 && mayTell === undefined) return null;
  const others = causes.slice(SEEN);
  return (
    <section className={styles.part} aria-label="What may cause it">
      <h3>What may cause it</h3>
      <ul className={styles.causes}>
        {causes.slice(0, SEEN).map((cause) => (
          <Hypothesis key={cause.cause} cause={cause} />
        ))}
        {mayTell !== undefined && (
          <li data-tells="">
            <p>{mayTell}</p>
          </li>
        )}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>{countWithNoun(others.length, 'other')}</summary>
          <ul className={styles.causes}>
            {others.map((cause) => (
              <Hypothesis key={cause.cause} cause={cause} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Hypothesis({ cause: { cause, words, likely, pro, contra } }: { cause: TraceCause }) {
  if (likely) {
    return (
      <li data-cause={cause} data-likely="">
        <strong>
          <span>{capital(words)}</span> <em>likely</em>
        </strong>
        <p>{capital(pro.join('; '))}.</p>
      </li>
    );
  }
  // with the arguments for it: those against it alone would be half a sentence
  return (
    <li data-cause={cause}>
      <p>
        <em>Less likely:</em> <span>{words}</span> ({pro.join('; ')}; but {contra.join('; ')}).
      </p>
    </li>
  );
}
