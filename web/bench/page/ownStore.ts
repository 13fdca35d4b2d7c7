// Scenarios apart from the page's own: each store has an address of its own that nothing else reads or changes.

import type { LabId } from '#pkg/params.ts';
import { ScenarioStore } from '../../scenario/store.ts';

/** Stores live as long as the page: there are only as many as presets, or as figures in a text. */
const stores = new Map<string, ScenarioStore>();

/** The store of a scenario text; the laboratory's table must be loaded. `figure` replaces the text's own figure. */
export function ownStore(lab: LabId, text: string, figure: string | undefined): ScenarioStore {
  const key = `${lab} ${figure ?? ''} ${text}`;
  const known = stores.get(key);
  if (known !== undefined) return known;
  const store = new ScenarioStore({ read: () => text, push: () => undefined, replace: () => undefined });
  if (figure !== undefined) store.setValue(lab, 'fig', figure, { commit: true });
  stores.set(key, store);
  return store;
}
