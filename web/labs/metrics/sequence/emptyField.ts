// Whether the reader has emptied the field. A link without an order stands for the default order, so this is not in the
// scenario: it holds until the scenario changes.

import { useSyncExternalStore } from 'react';
import type { MetricsScenario } from '#pkg/params.ts';
import { useStore } from '../../../scenario/react.tsx';

let emptied: Readonly<MetricsScenario> | null = null;
const listeners = new Set<() => void>();

/** Notes the scenario whose field is empty; null once something is typed. */
export function rememberEmptyField(scenario: Readonly<MetricsScenario> | null): void {
  emptied = scenario;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsFieldEmpty(): boolean {
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
