// A job that consists of one call.

import type { Call, FunctionName, Result } from '../sim/calls.ts';
import { type JobView, useJob } from './useJob.ts';

/** Turns the answer into the result to show; by default the answer itself. */
type ToResult<N extends FunctionName, S> = (answer: Result<N>) => S;

/** Runs one call. As with `useJob`, the key must contain everything that the call depends on. */
export function useCall<N extends FunctionName, S = Result<N>>(
  key: string | null,
  priority: number,
  call: () => Call<N>,
  made: ToResult<N, S> = (answer) => answer as S,
): JobView<S> {
  return useJob(key, () => ({
    priority,
    calls: [call()],
    start: () => ({ answers: [] as Result<N>[] }),
    add: ({ answers }, answer: Result<N>) => {
      answers.push(answer);
    },
    show: ({ answers: [answer] }): S | null => (answer === undefined ? null : made(answer)),
  }));
}
