// The drawn answers of a class (sketches, bars, points), all in one picture.

import { BarPad } from '../fields/BarPad.tsx';
import { PlacePad } from '../fields/PlacePad.tsx';
import { needsOf, sharesOf } from '../judge/judge.ts';
import { useFacts } from '../parts/factsContext.ts';
import type { Answer } from '../read/answer.ts';
import type { DrawnQuestion } from '../read/lesson.ts';
import styles from './ClassPanel.module.css';
import { Sketches } from './Sketches.tsx';

interface DrawnProps {
  readonly question: DrawnQuestion;
  readonly answers: readonly Answer[];
  readonly isMeasured: boolean;
}

export function Drawn({ question, answers, isMeasured }: DrawnProps) {
  const facts = useFacts(isMeasured ? needsOf(question) : []);
  if (question.kind === 'sketch') return <Sketches {...{ question, answers, isMeasured }} />;
  return (
    <div className={styles.picture} role="img" aria-label={`${answers.length} answers`}>
      {question.kind === 'place' ? (
        <PlacePad question={question} draft={null} others={answers} isOpen={isMeasured} />
      ) : (
        <BarPad
          question={question}
          draft={null}
          others={answers}
          shares={isMeasured ? sharesOf(facts, question) : null}
        />
      )}
    </div>
  );
}
