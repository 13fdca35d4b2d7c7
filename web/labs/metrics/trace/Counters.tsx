// Counters of programs, such as `ss`, beside the measures: the two are never mixed.

import type { TraceCounters, TraceFlow } from '#pkg/texts.js';

export function Counters({ counters }: { counters: readonly TraceCounters[] }) {
  return counters.map(({ by, about, sentences }) => (
    <section
      key={`${by} ${about} ${sentences.join(' ')}`}
      aria-label={`What ${by} says`}
      data-trace="counters"
    >
      <p>
        <strong>{by}</strong>
        {about !== '' && `, of ${about}`}: {sentences.join(' ')}
      </p>
    </section>
  ));
}

/** The counters of a flow's connection, from either of its ends. */
export function countersOf(
  { source, destination }: Pick<TraceFlow, 'source' | 'destination'>,
  counters: readonly TraceCounters[],
): readonly TraceCounters[] {
  return counters.filter(
    ({ ends: [own, other] }) =>
      (own === source && other === destination) || (own === destination && other === source),
  );
}
