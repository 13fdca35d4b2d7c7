// The simulation is a WebAssembly module for each laboratory, so that a reader of one loads no other.

const NAMES = ['alf', 'metrics'] as const;

export type ModuleName = (typeof NAMES)[number];

/** The module that a function is in: `alf_run` is in `alf`. */
export function moduleOf(fn: `${ModuleName}_${string}`): ModuleName {
  const name = NAMES.find((candidate) => fn.startsWith(`${candidate}_`));
  if (name === undefined) throw new Error(`${fn} is in no module of the simulation`);
  return name;
}
