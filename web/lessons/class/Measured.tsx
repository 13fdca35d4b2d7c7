// The measured answer to a question, shown after the class's answers.

import { needsOf, verdictOf } from '../judge/judge.ts';
import { useFacts } from '../parts/factsContext.ts';
import { Line } from '../parts/Markdown.tsx';
import { anyAnswer } from '../read/answer.ts';
import type { Question } from '../read/lesson.ts';

export function Measured({ question }: { question: Question }) {
  const facts = useFacts(needsOf(question));
  const verdict = verdictOf(facts, question, anyAnswer(question));
  return (
    <p role="status">
      Measured:{' '}
      {verdict === null ? (
        <span data-loading="">…</span>
      ) : (
        <strong>
          <Line text={verdict.measured} />
        </strong>
      )}
    </p>
  );
}
