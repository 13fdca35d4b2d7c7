// What may have reordered the packets: hypotheses with the numbers that speak for them and against them.

import type { TraceCause } from '#pkg/trace.js';
import { counted } from '../../../bench/words/counts.ts';
import styles from './TraceRail.module.css';
import { capital } from './verdict.ts';

/** Seen without a click; the likely one is the first. */
const SEEN = 4;

export function Causes({ causes }: { causes: readonly TraceCause[] }) {
  if (causes.length === 0) return null;
  const others = causes.slice(SEEN);
  return (
    <section className={styles.part} aria-label="What may cause it">
      <h3>What may cause it</h3>
      <ul className={styles.causes}>
        {causes.slice(0, SEEN).map((cause) => (
          <Hypothesis key={cause.cause} of={cause} />
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>{counted(others.length, 'other')}</summary>
          <ul className={styles.causes}>
            {others.map((cause) => (
              <Hypothesis key={cause.cause} of={cause} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Hypothesis({ of: { cause, words, likely, pro, contra } }: { of: TraceCause }) {
  return (
    <li data-cause={cause} data-likely={likely || undefined}>
      <span>{capital(words)}</span> <em>{likely ? 'likely' : 'against'}</em>
      <p>{numbersOf(pro, contra)}</p>
    </li>
  );
}

/** What speaks against it first: that is why it is not the likely one. */
function numbersOf(pro: readonly string[], contra: readonly string[]): string {
  const against = capital(contra.join('; '));
  if (contra.length === 0) return `${capital(pro.join('; '))}.`;
  return pro.length === 0 ? `${against}.` : `${against}; for it: ${pro.join('; ')}.`;
}
