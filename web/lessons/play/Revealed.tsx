// A question after its answer: the verdict, what was measured, the figure, and the lesson's text about it.

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '../../controls/announce.ts';
import { withHardSpaces } from '../../notation/symbols.ts';
import type { QuestionVotes } from '../answers/answers.ts';
import { seedIn } from '../answers/own.ts';
import { answerWords } from '../fields/AnswerField.tsx';
import { Opened } from '../fields/Opened.tsx';
import { needsOf, verdictOf } from '../judge/judge.ts';
import { LEVEL_WORDS, type Level } from '../judge/verdict.ts';
import { useFacts } from '../parts/factsContext.ts';
import player from '../parts/Lesson.module.css';
import { Line } from '../parts/Markdown.tsx';
import { Passages } from '../parts/Passages.tsx';
import { type Chapter, isDrawn } from '../read/lesson.ts';
import styles from './Revealed.module.css';

const SIGNS: Readonly<Record<Level, string>> = {
  'as measured': '●',
  near: '◐',
  other: '○',
  open: '≈',
};

interface RevealedProps {
  readonly chapter: Chapter;
  readonly given: QuestionVotes;
  /** The reader's answer as a ticket, for any chat. */
  readonly ticket: string;
  readonly head: ReactNode;
  /** The element that gets the focus when the answer is given. */
  readonly asked: RefObject<HTMLHeadingElement | null>;
  /** Whether the answer was given just now, not on an earlier visit. */
  readonly isNews: boolean;
  /** The words of the button to the next step. */
  readonly next: string;
  readonly onNext: (() => void) | null;
}

export function Revealed({
  chapter: { question, shown, after },
  given,
  ticket,
  head,
  asked,
  isNews,
  next,
  onNext,
}: RevealedProps) {
  const facts = useFacts(needsOf(question));
  const answer = given.second ?? given.first;
  const verdict = verdictOf(facts, question, answer);
  const seed = seedIn(question, answer);
  const isLong = question.kind === 'order' || isDrawn(question);
  const error = facts.error(question);
  const told = useTold(isNews, verdict !== null, asked);
  const hasChanged = given.second !== null && given.second.join() !== given.first.join();
  return (
    <>
      <div className={player.rail}>
        {head}
        <div ref={told} className={styles.verdict} data-verdict="">
          {verdict === null ? (
            <p data-loading="">{error ?? 'The simulation is under way …'}</p>
          ) : (
            <>
              <p className={styles.level} data-level={verdict.level}>
                <span aria-hidden="true">{SIGNS[verdict.level]}</span> {LEVEL_WORDS[verdict.level]}
              </p>
              {seed !== null && (
                <p>
                  Your network has the seed <strong>{seed}</strong>.
                </p>
              )}
              <p>
                You said: {hasChanged && withHardSpaces(`${answerWords(question, given.first)}, then `)}
                {withHardSpaces(answerWords(question, answer))}.
              </p>
              {verdict.compared !== '' && (
                <p>
                  <Line text={verdict.compared} runs={question} />
                </p>
              )}
            </>
          )}
        </div>
        <div className={player.prose}>
          <Passages passages={after} />
        </div>
        <div className={player.foot}>
          <details className={player.note}>
            <summary>In a class</summary>
            Your ticket: <code data-ticket="">{ticket}</code>, your answer in letters, for whoever collects
            them.
          </details>
          {onNext !== null && (
            <button type="button" className={player.go} onClick={onNext}>
              {next}
            </button>
          )}
        </div>
      </div>
      <div className={player.question}>
        <p className={styles.asked}>
          <Line text={question.ask} />
        </p>
        <h2 ref={asked} tabIndex={-1} data-measured={isLong ? 'long' : ''}>
          {verdict === null ? '…' : <Line text={verdict.measured} />}
        </h2>
      </div>
      <div className={player.stage}>
        <Opened question={question} shown={shown} answer={answer} />
      </div>
    </>
  );
}

/** Announces the verdict when it is computed; also the measured answer, if it was missing when its heading got the focus. */
function useTold(isNews: boolean, isKnown: boolean, asked: RevealedProps['asked']) {
  const told = useRef<HTMLDivElement>(null);
  const [wasKnown] = useState(isKnown);
  useEffect(() => {
    if (!isNews || !isKnown) return;
    const parts = [...(told.current?.children ?? []), ...(wasKnown ? [] : [asked.current])];
    announce(parts.map(heardOf).join('. '));
  }, [isNews, isKnown, wasKnown, asked]);
  return told;
}

/** The text of an element for an announcement, without its sign and its full stop. */
function heardOf(part: Element | null): string {
  const heard = part?.cloneNode(true) as Element | undefined;
  for (const sign of heard?.querySelectorAll('[aria-hidden="true"]') ?? []) sign.remove();
  return (heard?.textContent ?? '').trim().replace(/\.$/, '');
}
