// Undoes and redoes the steps that the store has kept; loaded with the first use.

import type { LabId } from '#pkg/params.ts';
import { decode, routeOf } from './decode.ts';
import type { ScenarioStore } from './store.ts';
import { tableOf } from './tables.ts';
import { valueIn } from './values.ts';

/** Number of parameters that are named; if more have changed, they are counted. */
const NAMED = 2;

/**
 * Undoes the last step in the open laboratory, or redoes it; returns a sentence on what has changed. Steps in other
 * laboratories stay.
 */
export function undo(store: ScenarioStore, isRedo = false): string {
  const { lab } = store.get();
  const nothing = isRedo ? 'There is nothing to redo.' : 'There is nothing to undo.';
  if (lab === null) return nothing;
  const { past, future } = store.steps;
  const [from, to] = isRedo ? [[...future], [...past]] : [[...past], [...future]];
  const at = from.findLastIndex((text) => labOf(text) === lab && text !== store.text());
  const text = from[at];
  const read = text === undefined ? undefined : decode(text).scenario;
  if (read === undefined || read.lab !== lab) return nothing;
  const words = changed(lab, store.scenario(lab), read.values);
  from.splice(at, 1);
  to.push(store.text());
  store.open(lab, read.values);
  // undoing is not a step of its own: restore the lists after `open`
  store.steps = isRedo ? { past: to, future: from } : { past: from, future: to };
  return `${isRedo ? 'Done again' : 'Undone'}: ${words}.`;
}

function labOf(text: string): LabId | null {
  const route = routeOf(text);
  return route.kind === 'laboratory' ? route.lab : null;
}

/** "Loss rate", "Loss rate and Seed", "5 parameters". */
function changed(lab: LabId, before: object, after: object): string {
  const names = tableOf(lab)
    .params.filter(({ id }) => valueIn(before, id) !== valueIn(after, id))
    .map(({ name }) => name);
  return names.length > NAMED ? `${names.length} parameters` : names.join(' and ');
}
