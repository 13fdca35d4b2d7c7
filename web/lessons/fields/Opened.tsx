// The measured answer: for drawn questions on the same axes as the guess, otherwise as the scenario's figure.

import { withKept } from '../facts/withKept.ts';
import { curveOf } from '../judge/curve.ts';
import { markedScenario, needsOf, sharesOf } from '../judge/judge.ts';
import { useFacts } from '../parts/factsContext.ts';
import { Figure } from '../parts/Passages.tsx';
import type { Answer } from '../read/answer.ts';
import type { Question } from '../read/lesson.ts';
import { BarPad } from './BarPad.tsx';
import { PlacePad } from './PlacePad.tsx';
import { SketchPad } from './SketchPad.tsx';
import { SortedBars } from './SortedBars.tsx';

interface OpenedProps {
  readonly question: Question;
  /** A scenario whose figure shows the answer better than the question's own; null if there is none. */
  readonly shown: string | null;
  /** The reader's answer; null where there is none. */
  readonly answer: Answer | null;
}

export function Opened({ question, shown, answer }: OpenedProps) {
  const facts = useFacts(needsOf(question));
  if (shown !== null) return <Figure scenario={shown} />;
  switch (question.kind) {
    case 'sketch':
      return <SketchPad question={question} draft={answer} curve={curveOf(facts, question)} />;
    case 'place':
      return <PlacePad question={question} draft={answer} isOpen />;
    case 'order':
      return <SortedBars question={question} />;
    case 'bars':
      return <BarPad question={question} draft={answer} shares={sharesOf(facts, question)} />;
    case 'mark': {
      const scenario = markedScenario(facts, question, answer);
      return <Figure scenario={scenario ?? question.scenario} isCovered={scenario === null} />;
    }
    default:
      return <Figure scenario={withKept(question)} />;
  }
}
