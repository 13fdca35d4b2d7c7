// A job of one call.

import type { Call, FunctionName, Result } from '../sim/calls.ts';
import { type JobView, useJob } from './useJob.ts';

/** What is made of the answer, where the answer itself is not what is shown. */
type Made<N extends FunctionName, S> = (answer: Result<N>) => S;

/** As with `useJob`, all that the call depends on belongs into the key. */
export function useCall<N extends FunctionName, S = Result<N>>(
  key: string | null,
  priority: number,
  call: () => Call<N>,
  made: Made<N, S> = (answer) => answer as S,
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
