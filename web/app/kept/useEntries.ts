// The list of kept scenarios, as its panel and the presentation read and change it.

import { useEffect, useMemo, useState } from 'react';
import { entriesOf, type KeptEntries, type KeptEntry, listOf } from '../../scenario/keptEntries.ts';
import { useKeptList } from '../../scenario/react.tsx';
import { learn } from '../../scenario/tables.ts';
import { labOf } from './rows.ts';

export interface Entries extends KeptEntries {
  /** False if a link cannot hold so much: the list stays as it was. */
  readonly set: (entries: readonly KeptEntry[]) => boolean;
}

export function useEntries(): Entries {
  const { list, kept } = useKeptList();
  const read = useMemo(() => entriesOf(list), [list]);
  return {
    ...read,
    set: (entries) => {
      const next = listOf(entries);
      if (next !== null) kept?.set(next);
      return next !== null;
    },
  };
}

/** Loads the tables of the laboratories that are in the list: their parameters are named then. */
export function useTables(entries: readonly KeptEntry[]): void {
  const labs = [...new Set(entries.map(labOf))].join(' ');
  const [, setLearnt] = useState('');
  useEffect(() => {
    let isShown = true;
    const all = [...new Set(entries.map(labOf))].map(learn);
    Promise.allSettled(all).then(() => isShown && setLearnt(labs));
    return () => {
      isShown = false;
    };
  }, [labs, entries]);
}
