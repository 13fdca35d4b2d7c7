// What programs have counted themselves: it stands beside what is measured, and is never mixed with it.

import type { TraceTold } from '#pkg/trace.js';

export function Told({ told }: { told: readonly TraceTold[] }) {
  return told.map(({ by, about, sentences }) => (
    <section key={`${by} ${about}`} aria-label={`What ${by} says`} data-trace="told">
      <p>
        <strong>{by}</strong>
        {about !== '' && `, of ${about}`}: {sentences.join(' ')}
      </p>
    </section>
  ));
}
