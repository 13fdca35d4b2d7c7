// A lesson step by step. The answer to a question is computed only after the reader has given theirs.

import { useEffect, useRef } from 'react';
import { linkTo } from '../../scenario/link.ts';
import { type Answers, withAnswer } from '../answers/answers.ts';
import { receiptOf } from '../answers/receipt.ts';
import { courseNote, type Recording } from '../course/inCourse.ts';
import { writtenWords } from '../fields/AnswerField.tsx';
import styles from '../parts/Lesson.module.css';
import type { Place } from '../progress/place.ts';
import { stepsOf } from '../progress/steps.ts';
import type { Answer } from '../read/answer.ts';
import type { Lesson } from '../read/lesson.ts';
import { isLinked, LINKED_WORDS } from '../shelf/lessons.ts';
import link from '../views/LinkButton.module.css';
import { viewAddress } from '../views/view.ts';
import { ExplainStep } from './ExplainStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { StepBar } from './StepBar.tsx';
import { TeachMenu } from './TeachMenu.tsx';
import { TryStep } from './TryStep.tsx';

interface PlayerProps {
  readonly lesson: Lesson;
  readonly answers: Answers;
  /** The reader's own explanation. */
  readonly why: string;
  /** Whether the lesson is in a frame of another page. */
  readonly isEmbedded?: boolean;
  /** Whether the learning platform records the answers; null without a platform. */
  readonly recording?: Recording | null;
  readonly onChange: (answers: Answers, why: string) => void;
  readonly place: Place;
  /** Whether the lesson continues with answers of an earlier visit. */
  readonly isBack?: boolean;
  /** Whether the lesson was restarted in the open page: the focus then goes to its beginning. */
  readonly isAgain?: boolean;
  readonly onPlace: (place: Place) => void;
  /** Removes all answers; without it the lesson has no button for this. */
  readonly onAgain?: () => void;
}

export function Player(props: PlayerProps) {
  const { lesson, answers, why, place, isEmbedded = false, recording = null, onChange, onPlace } = props;
  const at = place.step;
  const goTo = (step: number) => onPlace({ ...place, step });
  const steps = stepsOf(lesson);
  const step = steps[at];
  const heading = useRef<HTMLDivElement>(null);
  const last = useRef(props.isAgain === true ? -1 : at);
  // a new step starts at its top, also for a screen reader: the focus goes to its heading
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [at]);
  const commit = (question: number, answer: Answer) =>
    onChange(withAnswer(lesson, answers, question, answer), why);
  const next = at + 1 < steps.length ? () => goTo(at + 1) : null;
  if (step === undefined) return <NothingAsked lesson={lesson} />;
  const head = (
    <div className={styles.head} ref={heading} tabIndex={-1}>
      <Head
        {...{ lesson, isEmbedded, recording }}
        isBack={props.isBack === true}
        onAgain={answers.some((given) => given !== null) ? props.onAgain : undefined}
      />
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
            {...{ head, why, recording, explain: lesson.explain }}
            receipt={(words) =>
              receiptOf(lesson, answers, { why: words, words: writtenWords, linkOf: linkTo })
            }
            onWrite={(words) => onChange(answers, words)}
            onNext={next}
          />
        )}
        {step.kind === 'try' && lesson.free !== null && (
          <TryStep
            {...{ head, place }}
            free={lesson.free}
            claims={lesson.claims}
            onTry={(tried) => onPlace({ ...place, ...tried })}
          />
        )}
        <StepBar {...{ lesson, answers, why, steps, place }} onGo={goTo} />
      </div>
    </div>
  );
}

type HeadProps = Pick<PlayerProps, 'lesson'> & {
  readonly isEmbedded: boolean;
  readonly recording: Recording | null;
  readonly isBack: boolean;
  readonly onAgain: (() => void) | undefined;
};

function Head({ lesson, isEmbedded, recording, isBack, onAgain }: HeadProps) {
  const { id, title, minutes, explain } = lesson;
  const isAlone = isEmbedded || recording !== null;
  const about = [
    // the duration is shown only before the first answer: later it is of no use, and takes room on a phone
    onAgain === undefined && minutes > 0 && `${minutes} minutes`,
    isEmbedded && (
      <a key="site" href={viewAddress(id, null)} target="_blank" rel="noopener">
        Out of Sequence
      </a>
    ),
    !isAlone && (
      <a key="all" href="#/learn">
        All lessons
      </a>
    ),
    !isAlone && id !== '' && <TeachMenu key="teach" id={id} title={title} />,
    onAgain !== undefined && (
      <button key="again" type="button" className={link.link} onClick={onAgain}>
        Start again
      </button>
    ),
  ].filter((part) => part !== false);
  const note = courseNote(recording, explain !== null);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.about}>{about.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}</div>
      {isBack && <p className={styles.about}>You go on where you were.</p>}
      {isLinked(id) && (
        <p className={styles.about} data-linked="">
          {LINKED_WORDS}
        </p>
      )}
      <p className={styles.unrecorded} role="status">
        {note}
      </p>
    </>
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
