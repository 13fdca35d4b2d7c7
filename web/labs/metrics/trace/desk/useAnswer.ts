// The answer to a question about the open trace, kept as long as the question is the same.

import { useEffect, useState } from 'react';
import type { AnswerTo, AskOf, Question } from '../asks.ts';
import { trace } from '../useTrace.ts';

/** The answer; undefined until it has come. `ask` is memoized by the caller; null asks nothing. */
export function useAnswer<Q extends Question>(ask: AskOf<Q> | null): AnswerTo<Q> {
  const [found, setFound] = useState<{ readonly to: AskOf<Q>; readonly answer: AnswerTo<Q> } | null>(null);
  useEffect(() => {
    if (ask === null) return;
    let isAsked = true;
    trace.ask<Q>(ask).then((answer) => isAsked && setFound({ to: ask, answer }));
    return () => {
      isAsked = false;
    };
  }, [ask]);
  return found !== null && found.to === ask ? found.answer : undefined;
}
