// The list of kept scenarios, as its panel and the presentation read and change it.

import { useEffect, useMemo, useState } from 'react';
import { entriesOf, type KeptEntries, type KeptEntry, listOf } from '../../scenario/kept/keptEntries.ts';
import { useKeptList } from '../../scenario/react.tsx';
import { loadTable } from '../../scenario/tables.ts';
import { ofLaboratory } from '../laboratories.ts';
import { CLAIMS } from '../presets/claims.ts';
import { type PresetTitles, titleIn, titlesOf } from './presetTitles.ts';
import { labOf } from './rows.ts';

interface Entries extends KeptEntries {
  /** Replaces the list. Returns false, and keeps the old list, if a link cannot hold the new one. */
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

/** The titles of entries that are presets (in any view), by the entries' texts. */
export function usePresetTitles(entries: readonly KeptEntry[]): ReadonlyMap<string, string> {
  const labs = [...new Set(entries.map(labOf))].join(' ');
  const [titles, setTitles] = useState<PresetTitles>(new Map());
  useEffect(() => {
    let isShown = true;
    const wanted = CLAIMS.filter(({ id }) => labs.split(' ').includes(id));
    const all = wanted.map(async ({ id, load }) => {
      const { groups } = await ofLaboratory(id, load);
      return [id, titlesOf(id, groups)] as const;
    });
    // if the presets cannot be loaded, rows are titled by the parameters that set them apart
    Promise.all(all).then(
      (found) => isShown && setTitles(new Map(found)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [labs]);
  return useMemo(
    () =>
      new Map(
        entries.flatMap((entry) => {
          const title = titleIn(entry, titles);
          return title === undefined ? [] : [[entry.text, title] as const];
        }),
      ),
    [entries, titles],
  );
}

/** Loads the tables of the laboratories in the list, and renders again: the rows can then name parameters. */
export function useTables(entries: readonly KeptEntry[]): void {
  const labs = [...new Set(entries.map(labOf))].join(' ');
  const [, setLearnt] = useState('');
  useEffect(() => {
    let isShown = true;
    const all = [...new Set(entries.map(labOf))].map(loadTable);
    Promise.allSettled(all).then(() => isShown && setLearnt(labs));
    return () => {
      isShown = false;
    };
  }, [labs, entries]);
}
