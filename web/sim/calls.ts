// What a worker can be asked to do: one exported function of the simulation, with its arguments. The
// types come from the build's own list, so that a new function needs no new message.

import type { FunctionName, ModuleName, Simulation } from '#pkg/simulation.ts';

export type { FunctionName };

/**
 * One function with its arguments: about 5 to 10 ms of work, for a worker can be stopped between calls only. A
 * function that gives a simulation to be run piece by piece may take as long as it likes.
 */
export type Call<N extends FunctionName = FunctionName> = {
  [K in N]: { readonly fn: K; readonly args: Readonly<Parameters<Simulation[K]>> };
}[N];

/** A simulation that is run piece by piece, as `sim-wasm/wasm/src/running.rs` makes it. */
export interface Running {
  /** Works on for about so many units; gives the share that is done, 1 at the end alone. */
  step(budget: number): number;
  partial(): unknown;
  result(): unknown;
  free(): void;
}

// tables and no conditional types, so that the type of a result is known of some functions among which one is open

interface Table<T> {
  readonly result: T extends Running ? ReturnType<T['result']> : T;
  readonly soFar: T extends Running ? NonNullable<ReturnType<T['partial']>> : never;
}
type Answers = { readonly [N in FunctionName]: Table<ReturnType<Simulation[N]>> };

/** What the page is told at the end: of a running simulation, what it has found. */
export type Result<N extends FunctionName> = Answers[N]['result'];

/** What the page may be told before the end; nothing, of a function that answers at once. */
export type SoFar<N extends FunctionName> = Answers[N]['soFar'];

/** From the page to a worker. */
export type ToWorker =
  /** A module; calls that have come before it wait for it. */
  | { readonly kind: 'module'; readonly name: ModuleName; readonly module: WebAssembly.Module }
  /** Of what a worker has, the highest priority goes first. */
  | {
      readonly kind: 'call';
      readonly job: number;
      readonly index: number;
      readonly priority: number;
      readonly call: Call;
    }
  | { readonly kind: 'cancel'; readonly job: number };

/** From a worker to the page. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly job: number; readonly index: number; readonly result: unknown }
  /** How far a running simulation is (0 to 1), and what it knows; `undefined` where that is nothing yet. */
  | {
      readonly kind: 'progress';
      readonly job: number;
      readonly index: number;
      readonly done: number;
      readonly partial: unknown;
    }
  /** The call was refused; the worker is well. */
  | { readonly kind: 'refused'; readonly job: number; readonly index: number; readonly message: string }
  /** The call was dropped, because its job was cancelled before its turn or its end. */
  | { readonly kind: 'dropped'; readonly job: number; readonly index: number }
  /** The simulation trapped: its memory cannot be trusted any more, and the worker does nothing further. */
  | { readonly kind: 'trapped'; readonly job: number; readonly index: number; readonly message: string }
  /** The worker cannot go on, and no call is to blame. */
  | { readonly kind: 'unwell'; readonly message: string };
