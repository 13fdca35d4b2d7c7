// A lesson on a projector: one step a screen, in large letters, with a QR code for phones; digit keys count raised hands.

import { type ReactNode, useEffect, useMemo } from 'react';
import { useEnlarged } from '../../bench/page/useEnlarged.ts';
import { useFinger } from '../../charts/gestures/pointing.ts';
import { AnswerField } from '../fields/AnswerField.tsx';
import { Opened } from '../fields/Opened.tsx';
import { Line } from '../parts/Markdown.tsx';
import { Figure, Passages } from '../parts/Passages.tsx';
import { isDrawn, type Lesson } from '../read/lesson.ts';
import { Code, hasCode } from '../views/Code.tsx';
import { viewAddress } from '../views/view.ts';
import { Hands } from './Hands.tsx';
import { actOf, handCountQuestion } from './keys.ts';
import styles from './Room.module.css';
import { RoomAnswer } from './RoomAnswer.tsx';
import { clockWords, type Room, type RoomAction } from './room.ts';
import { chapterOf, explainedOf, phoneWords, type Screen, screensOf, screenWords } from './screens.ts';
import { useClock, useRoom } from './useRoom.ts';
import { useWakeLock } from './useWakeLock.ts';

interface RoomViewProps {
  readonly lesson: Lesson;
}

export function RoomView({ lesson }: RoomViewProps) {
  useEnlarged('lesson');
  useWakeLock();
  const screens = useMemo(() => screensOf(lesson), [lesson]);
  const [room, act] = useRoom(lesson.id, screens.length - 1);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isUsed(event)) return;
      const done = actOf(event, lesson, screens, room);
      if (done !== null) act(done);
      else if (!runs(event, lesson.id)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // in the capture phase: before a chart that was clicked takes the key
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [lesson, screens, room, act]);
  const screen = screens[room.at];
  if (screen === undefined) return null;
  if (room.isBlank)
    return (
      <div className={styles.blank}>
        <span className="visually-hidden">The screen is blank. B shows it again.</span>
      </div>
    );
  return (
    <div className={styles.room} data-screen={screen.kind}>
      <Shown {...{ lesson, screens, screen, room, act }} />
      <Foot {...{ lesson, screens, screen, room, act }} />
    </div>
  );
}

interface ScreenProps {
  readonly lesson: Lesson;
  readonly screens: readonly Screen[];
  readonly screen: Screen;
  readonly room: Room;
  readonly act: (act: RoomAction) => void;
}

function Shown(props: ScreenProps) {
  const { lesson, screens, screen, room, act } = props;
  const isFinger = useFinger();
  const chapter = chapterOf(lesson, screen);
  if (chapter !== null && (screen.kind === 'reveal' || screen.kind === 'told'))
    return <RoomAnswer {...{ chapter, screens, screen, room }} isTold={screen.kind === 'told'} />;
  if (chapter !== null && 'question' in screen) {
    const { question } = chapter;
    const asked = handCountQuestion(lesson, screen);
    return (
      <>
        <Head size={question.ask.length > 130 ? 'small' : undefined}>
          <Line text={question.ask} />
        </Head>
        <div className={styles.left}>
          {asked === null ? (
            <div className={styles.answer}>
              <AnswerField
                question={question}
                draft={room.guesses[screen.question] ?? null}
                onDraft={(answer) => act({ kind: 'guess', question: screen.question, answer })}
              />
            </div>
          ) : (
            <Hands question={asked} counts={room.votes[room.at] ?? []} onCount={act} />
          )}
          {!isDrawn(question) && question.kind !== 'order' && (
            <Figure scenario={question.scenario} isCovered />
          )}
        </div>
        <Aside id={lesson.id} since={room.since}>
          {screen.kind === 'talk' && 'Find somebody who thinks otherwise. Then vote again. '}
          {asked === null ? 'Answer on your phone.' : handsWords(asked.options.length, isFinger)}
        </Aside>
      </>
    );
  }
  return <Plain {...props} />;
}

function handsWords(options: number, isFinger: boolean): string {
  return isFinger ? 'Hands: tap an option for each.' : `Hands: keys 1 to ${options}.`;
}

/** Screens without a question. */
function Plain({ lesson, screen, room }: ScreenProps) {
  const { title, story, chapters, explain, free, id } = lesson;
  const points = (explain?.lookFor ?? '').split(';').map((point) => point.trim());
  return (
    <>
      <Head size={screen.kind === 'begin' ? 'large' : undefined}>
        {screen.kind === 'begin' ? (
          title
        ) : (
          <Line text={screen.kind === 'try' ? (free?.goal ?? '') : (explain?.ask ?? '')} />
        )}
      </Head>
      <div className={styles.left}>
        {screen.kind === 'begin' && (
          <div className={styles.told}>
            <p className={styles.story}>{story}</p>
            <Passages passages={chapters[0]?.before ?? []} />
          </div>
        )}
        {screen.kind === 'explain' && (
          <p className={styles.told}>Write one or two sentences, or say them to your neighbour.</p>
        )}
        {screen.kind === 'look-for' && (
          <ul className={styles.told}>
            {points.map((point) => (
              <li key={point}>
                <Line text={point} />
              </li>
            ))}
          </ul>
        )}
        {screen.kind !== 'begin' && screen.kind !== 'try' && <Explained lesson={lesson} />}
        {screen.kind === 'try' && free !== null && <Figure scenario={free.scenario} />}
      </div>
      <Aside id={id} since={room.since}>
        {phoneWords(screen.kind, hasCode(id))}
      </Aside>
    </>
  );
}

/** The answer that is to be explained, with its figure. */
function Explained({ lesson }: { lesson: Lesson }) {
  const chapter = explainedOf(lesson);
  return chapter === null ? null : <Opened question={chapter.question} shown={chapter.shown} answer={null} />;
}

function Head({ size, children }: { size: 'small' | 'large' | undefined; children: ReactNode }) {
  return (
    <h1
      className={styles.head}
      data-small={size === 'small' || undefined}
      data-large={size === 'large' || undefined}
    >
      {children}
    </h1>
  );
}

function Aside({ id, since, children }: { id: string; since: number; children: ReactNode }) {
  const now = useClock();
  return (
    <div className={styles.aside}>
      <Code id={id} />
      <p className={styles.hint}>{children}</p>
      <p className={styles.clock} role="timer" aria-label="Time on this screen">
        {clockWords(now - since)}
      </p>
    </div>
  );
}

function Foot({ lesson, screens, screen, room: { at }, act }: ScreenProps) {
  const next = screens[at + 1];
  return (
    <div className={styles.foot}>
      <p>
        {lesson.title}
        {'question' in screen &&
          lesson.chapters.length > 1 &&
          `, question ${screen.question + 1} of ${lesson.chapters.length}`}
      </p>
      <a href={viewAddress(lesson.id, null)}>Leave</a>
      <button type="button" onClick={() => openNotes(lesson.id)}>
        Notes
      </button>
      <button type="button" disabled={at === 0} onClick={() => act({ kind: 'go', to: at - 1 })}>
        Back
      </button>
      {next !== undefined && (
        <button type="button" className={styles.next} onClick={() => act({ kind: 'go', to: at + 1 })}>
          {screenWords(next, lesson)}
        </button>
      )}
    </div>
  );
}

function openNotes(id: string): void {
  window.open(viewAddress(id, 'notes'), `notes of ${id}`, 'popup,width=760,height=720');
}

const USES_KEYS = '[role="application"], [role="slider"], input:not([type="radio"]), textarea';

/** Whether the focused chart, slider or field uses the key; the keys of clickers it never gets. */
function isUsed({ key, target }: KeyboardEvent): boolean {
  return !key.startsWith('Page') && target instanceof Element && target.matches(USES_KEYS);
}

/** Handles the keys that do not change the screen: play, notes, full screen, leave. Returns whether the key was one. */
function runs({ key, target }: KeyboardEvent, id: string): boolean {
  // a focused button uses the space key itself
  const plays = document.querySelector<HTMLElement>('main [data-plays]');
  if (key === ' ' && plays !== null && !(target instanceof HTMLButtonElement)) plays.click();
  else if (key === 'n' || key === 'N') openNotes(id);
  else if (key === 'f' || key === 'F') toggleFullScreen();
  else if (key === 'Escape' && document.fullscreenElement === null)
    window.location.assign(viewAddress(id, null));
  else return false;
  return true;
}

function toggleFullScreen(): void {
  const { documentElement, fullscreenElement } = document;
  // if the browser refuses full screen, the page still fills its window
  const done = fullscreenElement === null ? documentElement.requestFullscreen?.() : document.exitFullscreen();
  done?.catch(() => {});
}
