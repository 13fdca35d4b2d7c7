// The scenarios that a presentation steps through: the one that was open, unless it is kept, and then the kept ones.

import { isSame, type KeptEntry } from '../../scenario/kept/keptEntries.ts';

export interface Walk {
  /** The scenario that was open, with the changes made to it since; null if none was open. */
  readonly home: string | null;
  /** Whether `home` is a stop of its own, before the kept scenarios. */
  readonly isFirst: boolean;
  /** Index of the stop opened last; changes made while it is shown do not leave it. −1 before the first stop. */
  readonly at: number;
}

/** Nothing is open yet. */
export const NO_WALK: Walk = { home: null, isFirst: false, at: -1 };

/** The walk of a presentation that opens another scenario than `home`, which was open before and is then no stop. */
export function newWalk(home: string | null): Walk {
  return home === null ? NO_WALK : { home, isFirst: false, at: 0 };
}

/** The stops in order: the scenario that was open, if it is a stop, then the kept ones. */
export function stopsOf({ home, isFirst }: Walk, entries: readonly KeptEntry[]): readonly KeptEntry[] {
  return isFirst && home !== null ? [{ text: home, name: '' }, ...entries] : entries;
}

/** The walk once the scenario `text` is shown; the same object if nothing has changed. */
export function updatedWalk(walk: Walk, entries: readonly KeptEntry[], text: string): Walk {
  const kept = entries.findIndex((entry) => isSame(entry, text));
  if (walk.home === null) return { home: text, isFirst: kept < 0, at: Math.max(0, kept) };
  const { home, isFirst } = walk;
  const isHome = isFirst && (home === text || (walk.at === 0 && kept < 0));
  const at = isHome ? 0 : kept < 0 ? walk.at : kept + Number(isFirst);
  const next = isHome ? text : home;
  return at === walk.at && next === home ? walk : { home: next, isFirst, at };
}

/** The scenario to open when the presentation ends; null to stay, because the shown scenario was changed. */
export function scenarioToReturnTo(
  { home }: Walk,
  entries: readonly KeptEntry[],
  text: string,
): string | null {
  return home !== text && entries.some((entry) => isSame(entry, text)) ? home : null;
}
