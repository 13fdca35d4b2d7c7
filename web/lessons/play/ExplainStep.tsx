// The step in which the reader writes an explanation; then the lesson lists what it should mention.

import { type ReactNode, useState } from 'react';
import { explanationStoredWords, type Recording } from '../course/inCourse.ts';
import player from '../parts/Lesson.module.css';
import { Line } from '../parts/Markdown.tsx';
import type { Explain } from '../read/lesson.ts';
import styles from './ExplainStep.module.css';
import { Receipt } from './Receipt.tsx';

/** The most characters of an explanation: the address holds it. */
const WHY_AT_MOST = 400;

interface ExplainStepProps {
  readonly head: ReactNode;
  readonly explain: Explain;
  readonly why: string;
  readonly recording: Recording | null;
  /** Returns the text to hand in: the reader's answers with this explanation. */
  readonly receipt: (why: string) => string;
  readonly onWrite: (why: string) => void;
  readonly onNext: (() => void) | null;
}

export function ExplainStep({ head, explain, why, recording, receipt, onWrite, onNext }: ExplainStepProps) {
  const { ask, lookFor } = explain;
  const [words, setWords] = useState(why);
  const [isShown, setIsShown] = useState(why !== '');
  const points = lookFor
    .split(';')
    .map((point) => point.trim())
    .filter(Boolean);
  return (
    <>
      <div className={player.rail}>
        {head}
        <div className={player.prose}>
          <p>
            Write one or two sentences, for yourself or for whoever gave you this lesson.{' '}
            {explanationStoredWords(recording)}
          </p>
        </div>
        <div className={player.foot}>
          {!isShown && points.length > 0 ? (
            <button
              type="button"
              className={player.go}
              onClick={() => {
                onWrite(words.trim().slice(0, WHY_AT_MOST));
                setIsShown(true);
              }}
            >
              What to look for
            </button>
          ) : (
            onNext !== null && (
              <button type="button" className={player.go} onClick={onNext}>
                Try it yourself
              </button>
            )
          )}
        </div>
      </div>
      <h2 className={player.question}>
        <Line text={ask} />
      </h2>
      <div className={`${player.stage} ${styles.stage}`}>
        <textarea
          className={`field ${styles.why}`}
          aria-label="Your explanation"
          rows={5}
          maxLength={WHY_AT_MOST}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onBlur={() => onWrite(words.trim())}
        />
        <p className={player.note}>
          {words.length} of {WHY_AT_MOST} characters
        </p>
        {isShown && (
          <div role="status">
            <p>Is this in your sentence?</p>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Line text={point} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {isShown && <Receipt text={receipt(words)} />}
      </div>
    </>
  );
}
