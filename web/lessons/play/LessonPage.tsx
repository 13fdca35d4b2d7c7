// One lesson: its text is loaded and read, and what has been answered is in the address.

import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTitle } from '../../bench/page/useTitle.ts';
import type { MeasurerOf } from '../../bench/rows/rows.ts';
import { inTasks } from '../../late/inTasks.ts';
import { browserHistory } from '../../scenario/history.ts';
import { useStore } from '../../scenario/react.tsx';
import { usePool } from '../../sim-react/PoolProvider.tsx';
import { type Answers, answersIn, pathOf } from '../answers/given.ts';
import { courseLesson, noted, recordingOf } from '../course/inCourse.ts';
import { Facts } from '../facts/facts.ts';
import type { Done } from '../pack/course.ts';
import { FactsContext } from '../parts/factsContext.ts';
import styles from '../parts/Lesson.module.css';
import { forget, type Kept, keep, keptOf, openingPlace } from '../progress/place.ts';
import type { Lesson } from '../read/lesson.ts';
import { lessonInSteps } from '../read/reader.ts';
import { lessonAddress, loadLesson } from '../shelf/lessons.ts';
import { ToLessons } from '../shelf/ToLessons.tsx';
import type { View } from '../views/view.ts';
import { Player } from './Player.tsx';
import { Viewed } from './Viewed.tsx';

interface LessonPageProps {
  readonly id: string;
  /** Tickets, as they stand in the address. */
  readonly answers: string;
  readonly why: string;
  readonly measurerOf: MeasurerOf;
  /** For a room, on paper, in another page; null for whoever goes through the lesson. */
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

/** Whoever comes back without answers in the address finds their own. */
function Answering({ lesson, answers: text, why, isEmbedded }: AnsweringProps) {
  const store = useStore();
  const answers = useMemo(() => answersIn(lesson, text), [lesson, text]);
  const path = pathOf(lesson, answers, why);
  const goTo = useCallback(
    (next: string) => store.writePage(`${lessonAddress(lesson.id)}${next === '' ? '' : `/${next}`}`),
    [store, lesson],
  );
  // the lesson is begun anew with every address without answers, and opened anew where a platform says where it was left
  const [round, setRound] = useState(0);
  const [last, setLast] = useState(path);
  if (last !== path) {
    setLast(path);
    if (path === '') setRound(round + 1);
  }
  const resume = useCallback(
    (left: Kept) => {
      keep(lesson, left);
      flushSync(() => {
        setRound((before) => before + 1);
        goTo(left.path);
      });
    },
    [lesson, goTo],
  );
  const kept = keptOf(lesson);
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
  /** Where these answers were left. */
  readonly kept: Kept | null;
  readonly isAgain: boolean;
  readonly goTo: (path: string) => void;
  readonly resume: (left: Kept) => void;
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
        keep(lesson, { ...place, path: now });
        goTo(now);
      }}
      onPlace={(next) => {
        keep(lesson, { ...next, path });
        setPlace(next);
      }}
      onAgain={() => {
        forget(lesson);
        if (courseLesson() !== null) import('../pack/course.ts').then(({ beginAgain }) => beginAgain());
        // an entry of its own: Back leads to the answers
        browserHistory.goTo(lessonAddress(lesson.id));
      }}
    />
  );
}

/** Where a learning platform has opened the page, it is told how far its lesson is; null elsewhere. */
function useCourse(lesson: Lesson, { answers, why, place }: Done, resume: (left: Kept) => void) {
  const isCourse = courseLesson() === lesson.id;
  const [recording, setRecording] = useState(() => recordingOf(lesson.id));
  useEffect(() => {
    if (!isCourse) return;
    import('../pack/course.ts').then(
      ({ tellCourse }) => setRecording(noted(tellCourse(lesson, { answers, why, place }, resume))),
      // the lesson goes on without
      () => setRecording(noted('refused')),
    );
  }, [isCourse, lesson, answers, why, place, resume]);
  return recording;
}

/** Words where there is none; null until it has come. */
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
        : inTasks(lessonInSteps(id, text));
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
