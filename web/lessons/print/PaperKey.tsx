// The key to a question: the measured answer, and the lesson's comment on each option.

import { Opened } from '../fields/Opened.tsx';
import { needsOf, optionThatHolds, verdictOf } from '../judge/judge.ts';
import { useFacts } from '../parts/factsContext.ts';
import { Line } from '../parts/Markdown.tsx';
import { anyAnswer } from '../read/answer.ts';
import { isDrawn, type Question } from '../read/lesson.ts';
import styles from './Paper.module.css';

export function PaperKey({ question }: { readonly question: Question }) {
  const facts = useFacts(needsOf(question));
  const verdict = verdictOf(facts, question, anyAnswer(question));
  const right = question.kind === 'choice' && verdict !== null ? optionThatHolds(facts, question) : null;
  return (
    <>
      {question.kind === 'choice' && (
        <ul className={styles.options}>
          {question.options.map(({ words, said }, option) => (
            <li key={words} data-right={right === option || undefined}>
              <span className={styles.box} aria-hidden="true">
                {right === option && '✓'}
              </span>
              <span>
                <Line text={words} />
                {said !== '' && right !== option && (
                  <em>
                    {' '}
                    <Line text={said} runs={question} />
                  </em>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isDrawn(question) && (
        <div className={styles.axes}>
          <Opened question={question} shown={null} answer={null} />
        </div>
      )}
      {/* not needed if an option has a tick: that option is the measured answer */}
      {typeof right !== 'number' && (
        <p className={styles.measured} data-key="">
          {verdict === null ? (
            <span data-loading="">{facts.error(question) ?? 'The simulation is under way …'}</span>
          ) : (
            <Line text={verdict.measured} />
          )}
          {question.isOwn && ' (with the lesson’s own random numbers; each reader has others)'}
        </p>
      )}
    </>
  );
}
