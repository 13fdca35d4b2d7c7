// Whether the field has been emptied by hand. A link without an order is of the one that the bench begins with, so that this
// is no part of the scenario: it holds until anything in that changes.

import { useSyncExternalStore } from 'react';
import type { MetricsScenario } from '#pkg/params.ts';
import { useStore } from '../../../scenario/react.tsx';

let emptied: Readonly<MetricsScenario> | null = null;
const listeners = new Set<() => void>();

/** The scenario in which there is no order; null once something is typed. */
export function noteEmptied(scenario: Readonly<MetricsScenario> | null): void {
  emptied = scenario;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsEmptied(): boolean {
  const store = useStore();
  return useSyncExternalStore(
    (listener) => {
      const ends = [subscribe(listener), store.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    () => emptied !== null && emptied === store.scenario('metrics'),
  );
}
