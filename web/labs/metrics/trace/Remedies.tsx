// What to check and what to set, in the model's words, each with its source.

import type { TraceRemedy } from '#pkg/texts.js';
import styles from './TraceRail.module.css';

export function Remedies({ remedies }: { readonly remedies: readonly TraceRemedy[] }) {
  if (remedies.length === 0) return null;
  return (
    <section className={styles.part} aria-label="What to look at and what to set">
      <h3>What to look at and what to set</h3>
      <ul className={styles.causes}>
        {remedies.map(({ words, source }) => (
          <li key={words}>
            <p>
              {words} <small>({source})</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
