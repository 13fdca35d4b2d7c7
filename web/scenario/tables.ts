// The generated tables of the laboratories. Each is loaded with what shows its laboratory: before that only the
// laboratory's name is known, and its links are not read yet.

import type { Lab, LabId, Param } from '#pkg/params.ts';
import { TABLES } from '#pkg/tables.ts';

const known: { [L in LabId]?: Lab<L> } = {};
const listeners = new Set<(lab: LabId) => void>();

/** Loads the table of a laboratory; without effect if it is known. */
export async function learn<L extends LabId>(lab: L): Promise<void> {
  if (isKnown(lab)) return;
  const table = await TABLES[lab]();
  // two who ask at once are told once
  if (isKnown(lab)) return;
  Object.assign(known, { [lab]: table });
  for (const listener of listeners) listener(lab);
}

export function isKnown(lab: LabId): boolean {
  return known[lab] !== undefined;
}

/** Tells of each table that comes from now on. */
export function onLearnt(listener: (lab: LabId) => void): void {
  listeners.add(listener);
}

export function tableOf<L extends LabId>(lab: L): Lab<L> {
  const table = known[lab];
  if (table === undefined) throw new Error(`the table of ${lab} is used before it has been loaded`);
  return table;
}

/** The laboratory of a parameter of its table. */
export function labOf(param: Param): LabId | undefined {
  return Object.values(known).find(({ params }) => params.includes(param))?.id;
}
