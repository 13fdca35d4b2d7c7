// What may have reordered the packets: hypotheses with the numbers that speak for them and against them.

import type { TraceCause } from '#pkg/texts.js';
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
          <Hypothesis key={cause.cause} cause={cause} />
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>{counted(others.length, 'other')}</summary>
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
  return (
    <li data-cause={cause}>
      <Against name={capital(words)} contra={contra} pro={pro} />
    </li>
  );
}

interface AgainstProps {
  readonly name: string;
  readonly contra: readonly string[];
  readonly pro: readonly string[];
}

/** What speaks against it is why it is not the likely one; what speaks for it is a click away. */
function Against({ name, contra, pro }: AgainstProps) {
  const against = (
    <>
      <span>{name}</span> <em>against:</em> {contra.join('; ')}.
    </>
  );
  if (pro.length === 0) return <p>{against}</p>;
  return (
    <details>
      <summary>{against}</summary>
      <p>For it: {pro.join('; ')}.</p>
    </details>
  );
}
