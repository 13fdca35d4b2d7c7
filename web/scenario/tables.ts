// The generated tables of the laboratories. Each loads with the first page or picture of its laboratory; before that only
// the laboratory's name is known, and its links are not read yet.

import type { Lab, LabId, Param } from '#pkg/params.ts';
import { TABLES } from '#pkg/tables.ts';

const known: { [L in LabId]?: Lab<L> } = {};
const listeners = new Set<(lab: LabId) => void>();

/** Loads the table of a laboratory; without effect if it is known. */
export async function loadTable<L extends LabId>(lab: L): Promise<void> {
  if (isTableLoaded(lab)) return;
  const table = await TABLES[lab]();
  // two simultaneous requests tell the listeners only once
  if (isTableLoaded(lab)) return;
  Object.assign(known, { [lab]: table });
  for (const listener of listeners) listener(lab);
}

export function isTableLoaded(lab: LabId): boolean {
  return known[lab] !== undefined;
}

/** Calls `listener` for each table that loads from now on. */
export function onTableLoaded(listener: (lab: LabId) => void): void {
  listeners.add(listener);
}

export function tableOf<L extends LabId>(lab: L): Lab<L> {
  const table = known[lab];
  if (table === undefined) throw new Error(`the table of ${lab} is used before it has been loaded`);
  return table;
}

/** The laboratory whose table contains this parameter object. */
export function labOf(param: Param): LabId | undefined {
  return Object.values(known).find(({ params }) => params.includes(param))?.id;
}
