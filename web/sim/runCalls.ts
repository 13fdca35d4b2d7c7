// Runs calls in the pool, with their answers as one promise.

import type { Call, FunctionName, Result } from './calls.ts';
import type { Pool } from './pool.ts';

interface CallOptions {
  readonly priority: number;
  /** Cancels the calls; the promise rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/** The answers in the order of the calls; `tell` receives the share of each call that is done. Rejects with a sentence for the reader if a call cannot be answered. */
export function runCalls<N extends FunctionName>(
  pool: Pick<Pool, 'submit'>,
  calls: Iterable<Call<N>>,
  { priority, signal }: CallOptions,
  tell: (index: number, share: number) => void = () => {},
): Promise<Result<N>[]> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const results: Result<N>[] = [];
    const ended = () => signal.removeEventListener('abort', giveUp);
    const job = pool.submit<N>(calls, {
      priority,
      onPart: (index, result) => {
        results[index] = result;
        tell(index, 1);
      },
      onProgress: tell,
      onDone: () => {
        ended();
        resolve(results);
      },
      onError: (message) => {
        ended();
        reject(new Error(message));
      },
    });
    function giveUp() {
      job.cancel();
      reject(signal.reason);
    }
    signal.addEventListener('abort', giveUp);
  });
}
