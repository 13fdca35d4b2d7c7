// One lesson: its text is loaded and read, and what has been answered is in the address.

import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTitle } from '../../bench/page/useTitle.ts';
import type { MeasurerOf } from '../../bench/rows/rows.ts';
import { inTasks } from '../../late/inTasks.ts';
import { browserHistory } from '../../scenario/history.ts';
import { useStore } from '../../scenario/react.tsx';
import { usePool } from '../../sim-react/PoolProvider.tsx';
import { type Answers, answersIn, textOf } from '../answers/given.ts';
import { Facts } from '../facts/facts.ts';
import { courseLesson, type Recording } from '../pack/inCourse.ts';
import type { Lesson } from '../read/lesson.ts';
import { lessonInSteps } from '../read/reader.ts';
import { lessonAddress, loadLesson } from '../shelf/lessons.ts';
import { ToLessons } from '../shelf/ToLessons.tsx';
import { Viewed } from '../views/Viewed.tsx';
import type { View } from '../views/view.ts';
import { FactsContext } from './factsContext.ts';
import styles from './Player.module.css';
import { Player } from './Player.tsx';
import { noteStep } from './useStep.ts';

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

function Answering({ lesson, answers: text, why, isEmbedded }: AnsweringProps) {
  const store = useStore();
  const answers = useMemo(() => answersIn(lesson, text), [lesson, text]);
  const write = useCallback(
    (next: Answers, words: string) => {
      const parts = [textOf(lesson, next), encodeURIComponent(words)];
      while (parts.at(-1) === '') parts.pop();
      store.writePage([lessonAddress(lesson.id), ...parts].join('/'));
    },
    [store, lesson],
  );
  useTitle(lesson.title);
  const { recording, round, goTo } = useCourse(lesson, answers, why);
  return (
    <Player key={round} {...{ lesson, answers, why, isEmbedded, recording }} onChange={write} onStep={goTo} />
  );
}

/** Where a learning platform has opened the page, it is told how far the lesson is; null elsewhere. */
function useCourse(lesson: Lesson, answers: Answers, why: string) {
  const [recording, setRecording] = useState<Recording | null>(courseLesson() === null ? null : 'recorded');
  const [step, goTo] = useState(0);
  // the lesson is opened anew where it was left
  const [round, setRound] = useState(0);
  const resumed = useRef<number | null>(null);
  useEffect(() => {
    if (courseLesson() === null) return;
    import('../pack/course.ts').then(
      ({ tellCourse }) => {
        const { current: at } = resumed;
        if (at !== null) setRound((before) => before + 1);
        resumed.current = null;
        // its step is told when it is shown
        if (at !== null && at !== step) return;
        const told = tellCourse(lesson, { answers, why, step }, (left) => {
          resumed.current = left.step;
          // as if the address had it: it is read again
          browserHistory.goTo(`${lessonAddress(lesson.id)}/${left.path}`);
          noteStep(lesson, left.step);
        });
        setRecording(told);
      },
      // the lesson goes on without
      () => setRecording('refused'),
    );
  }, [lesson, answers, why, step]);
  return { recording, round, goTo };
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
