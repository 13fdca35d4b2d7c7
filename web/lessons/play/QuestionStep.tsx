// The step of one question: what is known, the guess, the second vote after a discussion, and then the measured answer.

import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { MarkingContext } from '../../bench/context/marking.ts';
import { announce } from '../../controls/announce.ts';
import { type Answers, questionState } from '../answers/answers.ts';
import { ownChapter, seedGiven, seedIn, seedOf } from '../answers/own.ts';
import { ticketOf } from '../answers/ticket.ts';
import { AnswerField, type AnswerFieldProps, answerWords } from '../fields/AnswerField.tsx';
import styles from '../parts/Lesson.module.css';
import { Line } from '../parts/Markdown.tsx';
import { Figure, Passages } from '../parts/Passages.tsx';
import { type Answer, isAnswer } from '../read/answer.ts';
import { type Chapter, isDrawn, type Lesson, type Question } from '../read/lesson.ts';
import { OwnNetwork } from './OwnNetwork.tsx';
import { Revealed } from './Revealed.tsx';

interface QuestionStepProps {
  readonly lesson: Lesson;
  readonly answers: Answers;
  readonly question: number;
  readonly head: ReactNode;
  readonly onAnswer: (answer: Answer) => void;
  readonly onNext: (() => void) | null;
}

export function QuestionStep({ lesson, answers, question: at, head, onAnswer, onNext }: QuestionStepProps) {
  const chapter = lesson.chapters[at];
  const stand = questionState(lesson, answers, at);
  const given = answers[at] ?? null;
  const [opened] = useState(stand);
  const asked = useFocusOn(stand);
  if (chapter === undefined) return null;
  if (stand === 'revealed' && given !== null)
    return (
      <Revealed
        {...{ given, head, asked, onNext }}
        isNews={stand !== opened}
        chapter={ownChapter(chapter, seedIn(chapter.question, given.second ?? given.first))}
        next={nextWords(lesson, at)}
        ticket={ticketOf(lesson, {
          question: at,
          isSecond: given.second !== null,
          answer: given.second ?? given.first,
        })}
      />
    );
  return (
    <Asked
      // remounts for the second vote, whose draft begins with the first answer
      key={stand}
      {...{ chapter, head, asked, onAnswer }}
      lesson={lesson.id}
      seed={seedGiven(lesson.chapters, answers)}
      first={given?.first ?? null}
    />
  );
}

/** A ref that gets the focus when the question's state changes, because the button that had it is gone. */
function useFocusOn(stand: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(stand);
  useEffect(() => {
    if (last.current === stand) return;
    last.current = stand;
    heading.current?.focus({ preventScroll: true });
  }, [stand]);
  return heading;
}

function nextWords(lesson: Lesson, at: number): string {
  if (at + 1 < lesson.chapters.length) return 'Next question';
  return lesson.explain === null ? 'Try it yourself' : 'Why is it so?';
}

interface AskedProps {
  /** The lesson's name, from which a reader's seed is made. */
  readonly lesson: string;
  readonly chapter: Chapter;
  /** The reader's seed from an earlier question; null if there is none. */
  readonly seed: number | null;
  readonly head: ReactNode;
  readonly asked: RefObject<HTMLHeadingElement | null>;
  /** The first answer, in a second vote; null in the first. */
  readonly first: Answer | null;
  readonly onAnswer: (answer: Answer) => void;
}

function Asked({ lesson, chapter, seed: known, head, asked, first, onAnswer }: AskedProps) {
  const { before, question } = chapter;
  const [draft, setDraft] = useState<Answer | null>(
    first !== null && question.isOwn ? first.slice(0, -1) : first,
  );
  const [typed, setTyped] = useState('');
  const seed = known ?? seedOf(lesson, typed);
  const answer = withSeed(question, draft, seed);
  const isSecond = first !== null;
  useEffect(() => {
    if (isSecond) announce(TALK);
  }, [isSecond]);
  const isKept = isSecond && answer !== null && answer.join() === first.join();
  return (
    <>
      <div className={styles.rail}>
        {head}
        <div className={styles.prose}>
          {isSecond ? (
            <>
              <p className={styles.second}>{TALK}</p>
              <p>
                You said: <strong>{answerWords(question, first)}</strong>. Tell a neighbour why, and listen to
                their reason. If you are alone, think of one reason against your answer.
              </p>
            </>
          ) : (
            <Passages passages={before} />
          )}
        </div>
      </div>
      <h2 ref={asked} tabIndex={-1} className={styles.question}>
        <Line text={question.ask} />
      </h2>
      <div className={styles.stage}>
        {question.isOwn && <OwnNetwork {...{ known, seed, typed }} onType={setTyped} />}
        <AnswerField {...{ question, draft }} onDraft={setDraft} />
        {!isDrawn(question) && <Asking {...{ question, draft }} onDraft={setDraft} />}
      </div>
      <div className={`${styles.foot} ${styles.below}`}>
        <button
          type="button"
          className={styles.go}
          disabled={answer === null || !isAnswer(question, answer)}
          onClick={() => answer !== null && onAnswer(answer)}
        >
          {isSecond ? (isKept ? 'I stay with it' : 'I change to this') : 'That is my guess'}
        </button>
        <p className={styles.note}>
          {isSecond ? 'The answer follows.' : 'The answer is computed afterwards.'}
        </p>
      </div>
    </>
  );
}

const TALK = 'Discuss, then vote again.';

/** The answer with the reader's seed, as a ticket holds it; null while one of the two is missing. */
function withSeed(question: Question, draft: Answer | null, seed: number | null): Answer | null {
  if (draft === null || !question.isOwn) return draft;
  return seed === null ? null : [...draft, seed];
}

/** The figure of a question that is not answered yet: covered, unless the answer is marked in it. */
function Asking({ question, draft, onDraft }: AnswerFieldProps) {
  const marking = useMemo(
    () => ({ marked: draft?.[0] ?? null, mark: (packet: number) => onDraft([packet]) }),
    [draft, onDraft],
  );
  if (question.kind !== 'mark') return <Figure scenario={question.scenario} isCovered />;
  return (
    <MarkingContext value={marking}>
      <Figure scenario={question.scenario} />
    </MarkingContext>
  );
}
