// The measured numbers of a lesson (`Facts`) as a React context: a component asks for the runs whose numbers it shows.

import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { Facts } from '../facts/facts.ts';
import type { Runs } from '../read/lesson.ts';

export const FactsContext = createContext<Facts | null>(null);

/** Asks for the runs of these scenarios; the component renders again with each result. */
export function useFacts(needs: readonly Runs[]): Facts {
  const facts = use(FactsContext);
  if (facts === null) throw new Error('a number of a lesson stands outside FactsContext');
  const key = JSON.stringify(needs);
  useEffect(() => {
    for (const runs of JSON.parse(key) as Runs[]) facts.ask(runs);
  }, [facts, key]);
  useSyncExternalStore(facts.subscribe, facts.version);
  return facts;
}
