// A lesson step by step: each question is answered before anything of its answer is computed.

import { useEffect, useRef } from 'react';
import { linkTo } from '../../scenario/link.ts';
import type { Answer } from '../answers/answer.ts';
import { type Answers, answered } from '../answers/given.ts';
import { receiptOf } from '../answers/receipt.ts';
import type { Lesson } from '../read/lesson.ts';
import { isLinked, LINKED_WORDS } from '../shelf/lessons.ts';
import { TeachMenu } from '../views/TeachMenu.tsx';
import { viewAddress } from '../views/view.ts';
import { writtenWords } from './AnswerField.tsx';
import { ExplainStep } from './ExplainStep.tsx';
import styles from './Player.module.css';
import { QuestionStep } from './QuestionStep.tsx';
import { StepBar } from './StepBar.tsx';
import { stepsOf } from './steps.ts';
import { TryStep } from './TryStep.tsx';
import { useStep } from './useStep.ts';

interface PlayerProps {
  readonly lesson: Lesson;
  readonly answers: Answers;
  /** The reader's own explanation. */
  readonly why: string;
  /** In the frame of another page. */
  readonly isEmbedded?: boolean;
  readonly onChange: (answers: Answers, why: string) => void;
}

export function Player({ lesson, answers, why, isEmbedded = false, onChange }: PlayerProps) {
  const [at, goTo] = useStep(lesson, answers, why);
  const steps = stepsOf(lesson);
  const step = steps[at];
  const heading = useRef<HTMLDivElement>(null);
  const last = useRef(at);
  // a new step is read from its beginning, also by who does not see it
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [at]);
  const commit = (question: number, answer: Answer) =>
    onChange(answered(lesson, answers, question, answer), why);
  const next = at + 1 < steps.length ? () => goTo(at + 1) : null;
  if (step === undefined) return <NothingAsked lesson={lesson} />;
  const head = (
    <div className={styles.head} ref={heading} tabIndex={-1}>
      <h1 className={styles.title}>{lesson.title}</h1>
      <div className={styles.about}>
        {lesson.minutes > 0 && `${lesson.minutes} minutes · `}
        {isEmbedded ? (
          <a href={viewAddress(lesson.id, null)} target="_blank" rel="noopener">
            Out of Sequence
          </a>
        ) : (
          <a href="#/learn">All lessons</a>
        )}
        {lesson.id !== '' && !isEmbedded && (
          <>
            {' · '}
            <TeachMenu id={lesson.id} title={lesson.title} />
          </>
        )}
      </div>
      {isLinked(lesson.id) && (
        <p className={styles.about} data-linked="">
          {LINKED_WORDS}
        </p>
      )}
    </div>
  );
  return (
    <div className={styles.whole}>
      <div className={styles.player} data-step={step.kind}>
        {step.kind === 'question' && (
          <QuestionStep
            key={step.question}
            {...{ lesson, answers, head, question: step.question }}
            onAnswer={(answer) => commit(step.question, answer)}
            onNext={next}
          />
        )}
        {step.kind === 'explain' && lesson.explain !== null && (
          <ExplainStep
            {...{ head, why, explain: lesson.explain }}
            receipt={(words) =>
              receiptOf(lesson, answers, { why: words, words: writtenWords, linkOf: linkTo })
            }
            onWrite={(words) => onChange(answers, words)}
            onNext={next}
          />
        )}
        {step.kind === 'try' && lesson.free !== null && (
          <TryStep head={head} free={lesson.free} claims={lesson.claims} />
        )}
        <StepBar {...{ lesson, answers, steps, at }} onGo={goTo} />
      </div>
    </div>
  );
}

function NothingAsked({ lesson }: { lesson: Lesson }) {
  return (
    <div className={styles.words}>
      <h1>{lesson.title}</h1>
      <ul>
        {lesson.problems.map(({ line, words }) => (
          <li key={`${line} ${words}`}>
            Line {line}: {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
