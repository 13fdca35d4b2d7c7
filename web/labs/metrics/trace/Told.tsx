// What programs have counted themselves: it stands beside what is measured, and is never mixed with it.

import type { TraceFlow, TraceTold } from '#pkg/trace.js';

export function Told({ told }: { told: readonly TraceTold[] }) {
  return told.map(({ by, about, sentences }) => (
    <section key={`${by} ${about} ${sentences.join(' ')}`} aria-label={`What ${by} says`} data-trace="told">
      <p>
        <strong>{by}</strong>
        {about !== '' && `, of ${about}`}: {sentences.join(' ')}
      </p>
    </section>
  ));
}

/** What is told of the connection of a flow, at either of its ends. */
export function toldOf(
  { source, destination }: Pick<TraceFlow, 'source' | 'destination'>,
  told: readonly TraceTold[],
): readonly TraceTold[] {
  return told.filter(
    ({ ends: [own, other] }) =>
      (own === source && other === destination) || (own === destination && other === source),
  );
}
