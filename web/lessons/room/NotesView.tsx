// The lecturer's window: the screen that the room sees, the next one, the computed answer, what to say, and the clock.

import { Fragment, useMemo } from 'react';
import { needsOf, verdictOf } from '../judge/judge.ts';
import { useFacts } from '../parts/factsContext.ts';
import { Line } from '../parts/Markdown.tsx';
import { Passages } from '../parts/Passages.tsx';
import { anyAnswer } from '../read/answer.ts';
import type { Chapter, Lesson } from '../read/lesson.ts';
import { viewAddress } from '../views/view.ts';
import styles from './Notes.module.css';
import { clockWords, type Room } from './room.ts';
import { chapterOf, type Screen, screensOf, screenWords, votesOf } from './screens.ts';
import { useClock, useFollowed } from './useRoom.ts';

export function NotesView({ lesson }: { readonly lesson: Lesson }) {
  const screens = useMemo(() => screensOf(lesson), [lesson]);
  const { room, act, hasRoom } = useFollowed(lesson.id, screens.length - 1);
  const screen = screens[room.at] ?? screens[0];
  const next = screens[room.at + 1];
  if (screen === undefined) return null;
  const chapter = chapterOf(lesson, screen);
  return (
    <div className={styles.notes}>
      <header className={styles.head}>
        <div>
          <h1>{lesson.title}</h1>
          <p className={styles.soft} role="status">
            {hasRoom ? (
              'Follows the room.'
            ) : (
              <>
                No room is open: <a href={viewAddress(lesson.id, 'room')}>open it</a> in another window of
                this browser.
              </>
            )}
          </p>
        </div>
        <Clock room={room} minutes={lesson.minutes} />
      </header>
      <div className={styles.steps}>
        <p>
          <span className={styles.soft}>Now</span> <strong data-now="">{nameOf(screen, lesson)}</strong>
        </p>
        <p>
          <span className={styles.soft}>Next</span> {next === undefined ? 'the end' : nameOf(next, lesson)}
        </p>
        <button type="button" disabled={room.at === 0} onClick={() => act({ kind: 'go', to: room.at - 1 })}>
          Back
        </button>
        <button
          type="button"
          disabled={next === undefined}
          onClick={() => act({ kind: 'go', to: room.at + 1 })}
        >
          Next
        </button>
      </div>
      {chapter !== null && 'question' in screen && (
        <Question {...{ chapter, room, screens }} at={screen.question} />
      )}
      {screen.kind === 'explain' || screen.kind === 'look-for' ? (
        <section>
          <h2>What to look for</h2>
          <p>
            <Line text={lesson.explain?.lookFor ?? ''} />
          </p>
        </section>
      ) : null}
      <Teaching lesson={lesson} />
    </div>
  );
}

function nameOf(screen: Screen, lesson: Lesson): string {
  const words = screenWords(screen, lesson);
  return 'question' in screen && screen.kind !== 'ask' ? `${words} (question ${screen.question + 1})` : words;
}

function Teaching({ lesson: { teacher, goal, before } }: { lesson: Lesson }) {
  return (
    <section>
      <h2>For you</h2>
      <dl className={styles.list}>
        {teacher !== null && (
          <>
            <dt>Say</dt>
            <dd>
              <Line text={teacher.say} />
            </dd>
            <dt>They may believe</dt>
            <dd>
              <Line text={teacher.misconception} />
            </dd>
          </>
        )}
        <dt>Goal</dt>
        <dd>{goal}</dd>
        <dt>They know</dt>
        <dd>{before}</dd>
      </dl>
    </section>
  );
}

interface QuestionProps {
  readonly chapter: Chapter;
  readonly at: number;
  readonly room: Room;
  readonly screens: readonly Screen[];
}

function Question({ chapter: { question, after }, at, room, screens }: QuestionProps) {
  const facts = useFacts(needsOf(question));
  const verdict = verdictOf(facts, question, anyAnswer(question));
  const votes = votesOf(screens, at).map((screen) => room.votes[screen] ?? []);
  return (
    <section>
      <h2>
        <Line text={question.ask} />
      </h2>
      <dl className={styles.list}>
        <dt>Measured</dt>
        <dd>
          <strong>
            {verdict === null ? (
              (facts.error(question) ?? 'The simulation is under way …')
            ) : (
              <Line text={verdict.measured} />
            )}
          </strong>
        </dd>
        {question.kind === 'choice' &&
          question.options.map(({ words, said }, option) => (
            <Fragment key={words}>
              <dt>
                {option + 1}{' '}
                <span className={styles.hands}>
                  {votes.map((counts) => counts[option] ?? 0).join(', then ')}
                </span>
              </dt>
              <dd>
                <Line text={words} />
                {said !== '' && (
                  <span className={styles.soft}>
                    {' '}
                    <Line text={said} runs={question} />
                  </span>
                )}
              </dd>
            </Fragment>
          ))}
      </dl>
      <div className={styles.told}>
        <Passages passages={after.filter(({ kind }) => kind === 'prose')} />
      </div>
    </section>
  );
}

function Clock({ room: { begun, since }, minutes }: { room: Room; minutes: number }) {
  const now = useClock();
  const time = new Date(now).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  const gone = now - begun;
  return (
    <dl className={styles.clock}>
      <div>
        <dt>Time</dt>
        <dd>{time}</dd>
      </div>
      <div>
        <dt>Step</dt>
        <dd>{clockWords(now - since)}</dd>
      </div>
      <div data-over={gone > minutes * 60_000 || undefined}>
        <dt>Lesson, of {minutes}:00</dt>
        <dd>{clockWords(gone)}</dd>
      </div>
    </dl>
  );
}
