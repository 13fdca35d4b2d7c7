// What a presentation goes through: the kept scenarios, and in front of them the one that was open, unless it is kept too.

import { isSame, type KeptEntry } from '../../scenario/kept/keptEntries.ts';

export interface Walk {
  /** The scenario that was open, with what a hand has changed in it since; null where none was. */
  readonly home: string | null;
  /** Whether it has a stop of its own. */
  readonly isFirst: boolean;
  /** The stop that was opened last: what is dragged while it is shown is still that one; -1 in front of the first. */
  readonly at: number;
}

/** Nothing is open yet. */
export const NOWHERE: Walk = { home: null, isFirst: false, at: -1 };

/** Where a presentation begins, if another scenario was opened for it than was open before: that one is no stop. */
export function beginning(home: string | null): Walk {
  return home === null ? NOWHERE : { home, isFirst: false, at: 0 };
}

/** What is gone through, in order: the scenario that was open, where it has a stop, then the kept ones. */
export function stopsOf({ home, isFirst }: Walk, entries: readonly KeptEntry[]): readonly KeptEntry[] {
  return isFirst && home !== null ? [{ text: home, name: '' }, ...entries] : entries;
}

/** The walk where this scenario is shown; the same object where nothing has changed. */
export function walked(walk: Walk, entries: readonly KeptEntry[], text: string): Walk {
  const kept = entries.findIndex((entry) => isSame(entry, text));
  if (walk.home === null) return { home: text, isFirst: kept < 0, at: Math.max(0, kept) };
  const { home, isFirst } = walk;
  const isHome = isFirst && (home === text || (walk.at === 0 && kept < 0));
  const at = isHome ? 0 : kept < 0 ? walk.at : kept + Number(isFirst);
  const next = isHome ? text : home;
  return at === walk.at && next === home ? walk : { home: next, isFirst, at };
}

/** Where whoever leaves comes back to; null to stay, where a hand has changed what is shown. */
export function wayBack({ home }: Walk, entries: readonly KeptEntry[], text: string): string | null {
  return home !== text && entries.some((entry) => isSame(entry, text)) ? home : null;
}
