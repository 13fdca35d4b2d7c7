// The key of the lesson that is being written: each question with its measured answer.

import { needsOf, verdictOf } from '../judge/judge.ts';
import { useFacts } from '../parts/factsContext.ts';
import { Line } from '../parts/Markdown.tsx';
import { useTableOf } from '../parts/useTableOf.ts';
import { anyAnswer } from '../read/answer.ts';
import type { Lesson, Question } from '../read/lesson.ts';

export function Key({ lesson }: { readonly lesson: Lesson }) {
  return (
    <ul>
      {lesson.chapters.map(({ question }) => (
        <li key={question.id}>
          <code>{question.id}</code>: <Measured question={question} />
        </li>
      ))}
    </ul>
  );
}

function Measured({ question }: { readonly question: Question }) {
  useTableOf(question.scenario);
  const facts = useFacts(needsOf(question));
  const error = facts.error(question);
  const verdict = error === null ? verdictOf(facts, question, anyAnswer(question)) : null;
  if (verdict === null) return <span data-loading={error === null ? '' : undefined}>{error ?? '…'}</span>;
  return (
    <strong>
      <Line text={verdict.measured} runs={question} />
    </strong>
  );
}
