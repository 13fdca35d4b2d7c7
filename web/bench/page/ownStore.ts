// Scenarios that stand apart from the page's: each in an address that nobody else reads, and that stays as it is.

import type { LabId } from '#pkg/params.ts';
import { ScenarioStore } from '../../scenario/store.ts';

/** A store lives as long as the page: as many as there are presets, or figures in a text. */
const stores = new Map<string, ScenarioStore>();

/** Of the laboratory whose table is known; `figure` takes the place of the text's own. */
export function ownStore(lab: LabId, text: string, figure: string | undefined): ScenarioStore {
  const key = `${lab} ${figure ?? ''} ${text}`;
  const known = stores.get(key);
  if (known !== undefined) return known;
  const store = new ScenarioStore({ read: () => text, push: () => undefined, replace: () => undefined });
  if (figure !== undefined) store.setValue(lab, 'fig', figure, { commit: true });
  stores.set(key, store);
  return store;
}
