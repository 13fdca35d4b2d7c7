// The page of one lesson: loads and reads its text. The reader's answers are in the address.

import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTitle } from '../../bench/page/useTitle.ts';
import type { MeasurerOf } from '../../bench/rows/rows.ts';
import { runInTasks } from '../../late/runInTasks.ts';
import { browserHistory } from '../../scenario/history.ts';
import { useStore } from '../../scenario/react.tsx';
import { usePool } from '../../sim-react/PoolProvider.tsx';
import { type Answers, answersIn, pathOf } from '../answers/answers.ts';
import { courseLesson, recordingOf, rememberRecording } from '../course/inCourse.ts';
import { Facts } from '../facts/facts.ts';
import type { ReaderState } from '../pack/course.ts';
import { FactsContext } from '../parts/factsContext.ts';
import styles from '../parts/Lesson.module.css';
import { forgetPlace, type KeptPlace, keepPlace, keptPlace, openingPlace } from '../progress/place.ts';
import type { Lesson } from '../read/lesson.ts';
import { lessonInSteps } from '../read/reader.ts';
import { lessonAddress, loadLesson } from '../shelf/lessons.ts';
import { ToLessons } from '../shelf/ToLessons.tsx';
import type { View } from '../views/view.ts';
import { Player } from './Player.tsx';
import { Viewed } from './Viewed.tsx';

interface LessonPageProps {
  readonly id: string;
  /** The tickets in the address. */
  readonly answers: string;
  readonly why: string;
  readonly measurerOf: MeasurerOf;
  /** The view: for a room, on paper, or embedded; null for a reader who answers the questions. */
  readonly view: View | null;
}

export function LessonPage({ id, answers, why, measurerOf, view }: LessonPageProps) {
  const lesson = useLesson(id);
  const pool = usePool();
  const facts = useMemo(() => new Facts(pool, measurerOf), [pool, measurerOf]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => () => facts.leave(), [facts]);
  if (typeof lesson === 'string') {
    return (
      <div className={styles.words}>
        <h1>Lessons</h1>
        <p role="alert">{lesson}</p>
        <p>
          <ToLessons />
        </p>
      </div>
    );
  }
  if (lesson === null) {
    return (
      <p className={styles.words} data-loading="">
        Loading the lesson …
      </p>
    );
  }
  return (
    <FactsContext value={facts}>
      {view === null || view === 'embed' ? (
        <Answering lesson={lesson} answers={answers} why={why} isEmbedded={view === 'embed'} />
      ) : (
        <Viewed view={view} lesson={lesson} />
      )}
    </FactsContext>
  );
}

interface AnsweringProps {
  readonly lesson: Lesson;
  readonly answers: string;
  readonly why: string;
  readonly isEmbedded: boolean;
}

/** A lesson to be answered. If the address has no answers, but the tab has kept some, it goes to these. */
function Answering({ lesson, answers: text, why, isEmbedded }: AnsweringProps) {
  const store = useStore();
  const answers = useMemo(() => answersIn(lesson, text), [lesson, text]);
  const path = pathOf(lesson, answers, why);
  const goTo = useCallback(
    (next: string) => store.writePage(`${lessonAddress(lesson.id)}${next === '' ? '' : `/${next}`}`),
    [store, lesson],
  );
  // `round` remounts the lesson: when the address loses its answers, and when a platform tells where the reader left it
  const [round, setRound] = useState(0);
  const [last, setLast] = useState(path);
  if (last !== path) {
    setLast(path);
    if (path === '') setRound(round + 1);
  }
  const resume = useCallback(
    (left: KeptPlace) => {
      keepPlace(lesson, left);
      flushSync(() => {
        setRound((before) => before + 1);
        goTo(left.path);
      });
    },
    [lesson, goTo],
  );
  const kept = keptPlace(lesson);
  const isAway = text === '' && why === '' && kept !== null && kept.path !== '';
  useLayoutEffect(() => {
    if (isAway) goTo(kept.path);
  });
  useTitle(lesson.title);
  if (isAway) return null;
  return (
    <Answered
      key={round}
      kept={kept?.path === path ? kept : null}
      {...{ lesson, answers, why, path, isEmbedded, goTo, resume }}
      isAgain={round > 0}
    />
  );
}

interface AnsweredProps extends Pick<AnsweringProps, 'lesson' | 'why' | 'isEmbedded'> {
  readonly answers: Answers;
  readonly path: string;
  /** The reader's place in the lesson with these answers, if it was kept. */
  readonly kept: KeptPlace | null;
  readonly isAgain: boolean;
  readonly goTo: (path: string) => void;
  readonly resume: (left: KeptPlace) => void;
}

function Answered({ lesson, answers, why, path, isEmbedded, kept, isAgain, goTo, resume }: AnsweredProps) {
  const [place, setPlace] = useState(() => openingPlace(lesson, answers, why, kept));
  const [opened] = useState(place);
  const [isBack] = useState(kept !== null);
  const recording = useCourse(lesson, { answers, why, place }, resume);
  return (
    <Player
      {...{ lesson, answers, why, place, isEmbedded, isAgain, recording }}
      isBack={isBack && place === opened}
      onChange={(next, words) => {
        const now = pathOf(lesson, next, words);
        keepPlace(lesson, { ...place, path: now });
        goTo(now);
      }}
      onPlace={(next) => {
        keepPlace(lesson, { ...next, path });
        setPlace(next);
      }}
      onAgain={() => {
        forgetPlace(lesson);
        if (courseLesson() !== null)
          import('../pack/course.ts').then(({ restartAttempt }) => restartAttempt());
        // a new history entry: the browser's Back returns to the answers
        browserHistory.goTo(lessonAddress(lesson.id));
      }}
    />
  );
}

/** Reports progress to the learning platform that has opened the page; returns whether it records, null without a platform. */
function useCourse(lesson: Lesson, { answers, why, place }: ReaderState, resume: (left: KeptPlace) => void) {
  const isCourse = courseLesson() === lesson.id;
  const [recording, setRecording] = useState(() => recordingOf(lesson.id));
  useEffect(() => {
    if (!isCourse) return;
    import('../pack/course.ts').then(
      ({ reportProgress }) =>
        setRecording(rememberRecording(reportProgress(lesson, { answers, why, place }, resume))),
      // if the code cannot be loaded, the lesson works without being recorded
      () => setRecording(rememberRecording('refused')),
    );
  }, [isCourse, lesson, answers, why, place, resume]);
  return recording;
}

/** The lesson; an error message if there is none, null while it loads. */
function useLesson(id: string): Lesson | string | null {
  const [found, setFound] = useState<Lesson | string | null>(null);
  useEffect(() => {
    let isShown = true;
    const tell = (next: Lesson | string) => {
      if (isShown) startTransition(() => setFound(next));
    };
    const load = async () => {
      const text = await loadLesson(id);
      return text === null
        ? `There is no lesson “${id.slice(0, 40)}” here.`
        : runInTasks(lessonInSteps(id, text));
    };
    load().then(tell, (error: unknown) =>
      tell(error instanceof Error ? error.message : 'The lesson could not be loaded.'),
    );
    return () => {
      isShown = false;
    };
  }, [id]);
  return found;
}
