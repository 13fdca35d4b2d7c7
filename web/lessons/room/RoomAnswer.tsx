// The measured answer beside the votes of the room, and the lesson's text about it.

import { answerWords } from '../fields/AnswerField.tsx';
import { Opened } from '../fields/Opened.tsx';
import { needsOf, optionThatHolds, verdictOf } from '../judge/judge.ts';
import { useFacts } from '../parts/factsContext.ts';
import { Line } from '../parts/Markdown.tsx';
import { Passages } from '../parts/Passages.tsx';
import { anyAnswer } from '../read/answer.ts';
import type { Chapter, ChoiceQuestion } from '../read/lesson.ts';
import styles from './Room.module.css';
import type { Room } from './room.ts';
import { type Screen, votesOf } from './screens.ts';

interface RoomAnswerProps {
  readonly chapter: Chapter;
  readonly screens: readonly Screen[];
  readonly screen: Screen & { readonly question: number };
  readonly room: Room;
  readonly isTold: boolean;
}

export function RoomAnswer({
  chapter: { question, shown, after },
  screens,
  screen,
  room,
  isTold,
}: RoomAnswerProps) {
  const facts = useFacts(needsOf(question));
  const guess = room.guesses[screen.question] ?? null;
  const verdict = verdictOf(facts, question, guess ?? anyAnswer(question));
  const error = facts.error(question);
  const votes = votesOf(screens, screen.question).map((at) => room.votes[at] ?? []);
  return (
    <>
      <div className={styles.head} role="status">
        <p className={styles.asked}>
          <Line text={question.ask} />
        </p>
        <h1 data-small={question.kind === 'order' || undefined}>
          {verdict === null ? (
            <span data-loading="">{error ?? 'The simulation is under way …'}</span>
          ) : (
            <Line text={verdict.measured} />
          )}
        </h1>
      </div>
      <div className={styles.left}>
        <Opened question={question} shown={shown} answer={guess} />
      </div>
      <div className={styles.aside}>
        {isTold ? (
          <div className={styles.told}>
            <Passages passages={after} />
          </div>
        ) : question.kind === 'choice' ? (
          <Tally
            question={question}
            votes={votes}
            right={verdict === null ? null : optionThatHolds(facts, question)}
          />
        ) : (
          <div className={styles.told}>
            {guess !== null && <p>You said: {answerWords(question, guess)}.</p>}
            {guess !== null && verdict !== null && verdict.compared !== '' && (
              <p>
                <Line text={verdict.compared} runs={question} />
              </p>
            )}
            <Passages passages={after} />
          </div>
        )}
      </div>
    </>
  );
}

interface TallyProps {
  readonly question: ChoiceQuestion;
  /** The hands for each option, in the first vote and in the second. */
  readonly votes: readonly (readonly number[])[];
  readonly right: number | 'open' | null;
}

function Tally({ question: { options }, votes, right }: TallyProps) {
  const counted = votes.filter((each) => each.some((count) => count > 0));
  const most = Math.max(1, ...counted.flat());
  return (
    <>
      <ol className={styles.tally}>
        {options.map(({ words }, option) => (
          <li key={words} data-right={right === option || undefined}>
            <span className={styles.disc} aria-hidden="true">
              {right === option ? '✓' : option + 1}
            </span>
            <div>
              <Line text={words} />
              {right === option && <span className="visually-hidden"> (measured)</span>}
              {counted.map((counts, vote) => (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a vote has no identity but its place
                  key={vote}
                  className={styles.bars}
                  data-first={(vote === 0 && counted.length > 1) || undefined}
                >
                  {(counts[option] ?? 0) > 0 && (
                    <span style={{ inlineSize: `${(80 * (counts[option] ?? 0)) / most}%` }} />
                  )}
                  {counts[option] ?? 0}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {counted.length > 1 && <p className={styles.hint}>Hollow: before the talk. Solid: after it.</p>}
    </>
  );
}
