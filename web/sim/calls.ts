// The messages between the page and its workers. A worker calls one exported function of the simulation at a time; the
// types come from the generated list, so that a new function needs no new message.

import type { FunctionName, ModuleName, Simulation } from '#pkg/simulation.ts';

export type { FunctionName };

/**
 * One function with its arguments: about 5 to 10 ms of work, because a worker can be interrupted only between
 * calls. A function that returns a simulation to be run piece by piece may take as long as it likes.
 */
export type Call<N extends FunctionName = FunctionName> = {
  [K in N]: { readonly fn: K; readonly args: Readonly<Parameters<Simulation[K]>> };
}[N];

/** A simulation that is run piece by piece, as `sim-wasm/wasm/src/running.rs` makes it. */
export interface Running {
  /** Works for about `budget` units; returns the share that is done, 1 only at the end. */
  step(budget: number): number;
  partial(): unknown;
  result(): unknown;
  free(): void;
}

// lookup tables and not conditional types, so that the result type is known also for a union of functions

interface Table<T> {
  readonly result: T extends Running ? ReturnType<T['result']> : T;
  readonly soFar: T extends Running ? NonNullable<ReturnType<T['partial']>> : never;
}
type Answers = { readonly [N in FunctionName]: Table<ReturnType<Simulation[N]>> };

/** What the page receives at the end: for a simulation run piece by piece, its result. */
export type Result<N extends FunctionName> = Answers[N]['result'];

/** What the page may receive before the end; nothing for a function that answers at once. */
export type SoFar<N extends FunctionName> = Answers[N]['soFar'];

/** From the page to a worker. */
export type ToWorker =
  /** A module; calls that arrived before it wait for it. */
  | { readonly kind: 'module'; readonly name: ModuleName; readonly module: WebAssembly.Module }
  /** A call; a worker runs its calls of the highest priority first. */
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
  /** The worker holds this lock until it ends in any way: a busy worker keeps the lock, a lost one does not. */
  | { readonly kind: 'alive'; readonly lock: string }
  | { readonly kind: 'result'; readonly job: number; readonly index: number; readonly result: unknown }
  /** Progress of a simulation (0 to 1), and what it knows so far; `undefined` if that is nothing yet. */
  | {
      readonly kind: 'progress';
      readonly job: number;
      readonly index: number;
      readonly done: number;
      readonly partial: unknown;
    }
  /** The call was refused; the worker is fine. */
  | { readonly kind: 'refused'; readonly job: number; readonly index: number; readonly message: string }
  /** The call was dropped, because its job was cancelled before its turn or its end. */
  | { readonly kind: 'dropped'; readonly job: number; readonly index: number }
  /** The simulation trapped: its memory cannot be trusted any more, and the worker stops. */
  | { readonly kind: 'trapped'; readonly job: number; readonly index: number; readonly message: string }
  /** The worker cannot go on, and no call is to blame. */
  | { readonly kind: 'unwell'; readonly message: string }
  /** The worker cannot start a module: there is not enough memory, or the module is invalid. */
  | { readonly kind: 'unfit'; readonly message: string };
