// What a worker can be asked to do: one exported function of the simulation, with its arguments. The
// types come from the build's own declarations, so that a new function needs no new message.

import type * as alf from '#pkg/alf.js';
import type * as metrics from '#pkg/metrics.js';
import type { ModuleName } from './modules.ts';

interface Modules {
  alf: typeof alf;
  metrics: typeof metrics;
}

/** The functions of a module: their names start with its own. */
type FunctionsOf<M extends ModuleName> = Pick<Modules[M], Extract<keyof Modules[M], `${M}_${string}`>>;
type Simulation = FunctionsOf<'alf'> & FunctionsOf<'metrics'>;

/** Names of the simulation's functions. */
export type FunctionName = keyof Simulation;

/** One function with its arguments: about 5 to 10 ms of work, for a worker can be stopped between calls only. */
export type Call<N extends FunctionName = FunctionName> = {
  [K in N]: { readonly fn: K; readonly args: Readonly<Parameters<Simulation[K]>> };
}[N];

export type Result<N extends FunctionName> = ReturnType<Simulation[N]>;

/** From the page to a worker. */
export type ToWorker =
  /** A module, ahead of the first call to one of its functions. */
  | { readonly kind: 'module'; readonly name: ModuleName; readonly module: WebAssembly.Module }
  | { readonly kind: 'call'; readonly job: number; readonly index: number; readonly call: Call }
  | { readonly kind: 'cancel'; readonly job: number };

/** From a worker to the page. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly job: number; readonly index: number; readonly result: unknown }
  /** The call was refused; the worker is well. */
  | { readonly kind: 'refused'; readonly job: number; readonly index: number; readonly message: string }
  /** The call was dropped, because its job was cancelled before its turn. */
  | { readonly kind: 'dropped'; readonly job: number; readonly index: number }
  /** The simulation trapped: its memory cannot be trusted any more, and the worker does nothing further. */
  | { readonly kind: 'trapped'; readonly job: number; readonly index: number; readonly message: string };
