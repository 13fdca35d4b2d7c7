// The answers to calls as one promise.

import type { Call, FunctionName, Result } from './calls.ts';
import type { Pool } from './pool.ts';

interface How {
  readonly priority: number;
  /** Rejects with its reason. */
  readonly signal: AbortSignal;
}

/** In the order of the calls; `tell` hears which share of a call is done. Rejects with a sentence for the reader where they cannot be answered. */
export function answered<N extends FunctionName>(
  pool: Pick<Pool, 'submit'>,
  calls: Iterable<Call<N>>,
  { priority, signal }: How,
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
