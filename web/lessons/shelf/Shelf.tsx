// The list of lessons, by the sessions of the course, with what each asks and how long it takes.

import { useEffect, useState } from 'react';
import { useTitle } from '../../bench/page/useTitle.ts';
import { answersRecordedWords, courseLesson } from '../course/inCourse.ts';
import { CardPicture, type Picture } from './CardPicture.tsx';
import {
  CLASS,
  GLOSSARY,
  type LessonCard,
  lessonAddress,
  loadCards,
  loadPictures,
  SESSIONS,
  WRITE,
} from './lessons.ts';
import page from './Page.module.css';
import styles from './Shelf.module.css';

export function Shelf() {
  const packed = courseLesson();
  return packed === null ? <AllLessons /> : <OneLesson id={packed} />;
}

/** The page for a package of one lesson, which has no list. */
function OneLesson({ id }: { readonly id: string }) {
  useTitle('Learn');
  return (
    <div className={page.page}>
      <h1 className={page.title}>Guess first, then see what the packets do.</h1>
      <p className={page.lead}>
        Your course has opened one lesson here: <a href={lessonAddress(id)}>go on with it</a>.{' '}
        {answersRecordedWords()} For terms, see <a href={lessonAddress(GLOSSARY)}>Words and symbols</a>.
      </p>
    </div>
  );
}

function AllLessons() {
  const [cards, setCards] = useState<readonly LessonCard[] | null>(null);
  const [error, setError] = useState('');
  const pictures = usePictures();
  useTitle('Learn');
  useEffect(() => {
    let isShown = true;
    loadCards().then(
      (found) => isShown && setCards(found),
      (reason: unknown) => isShown && setError(reason instanceof Error ? reason.message : 'Nothing came.'),
    );
    return () => {
      isShown = false;
    };
  }, []);
  const sessions = SESSIONS.map((name, at) => ({
    name,
    lessons: (cards ?? []).filter(({ session }) => session === at + 1),
  }));
  return (
    <div className={page.page}>
      <h1 className={page.title}>Guess first, then see what the packets do.</h1>
      <p className={page.lead}>
        Each lesson asks a question before it shows the answer, and takes 5 to 10 minutes. Nothing is graded,
        and no answer leaves your browser. For teachers: each lesson has a view for the room, a sheet and a
        key; here you <a href={lessonAddress(CLASS)}>collect a class’s answers</a> and{' '}
        <a href={lessonAddress(WRITE)}>write a lesson of your own</a>. For terms, see{' '}
        <a href={lessonAddress(GLOSSARY)}>Words and symbols</a>.
      </p>
      {error !== '' && <p role="alert">{error}</p>}
      {cards === null && error === '' && <p data-loading="">Loading the lessons …</p>}
      {sessions.map(
        ({ name, lessons }, at) =>
          lessons.length > 0 && (
            <section key={name} className={styles.session} aria-labelledby={`session-${at}`}>
              <h2 id={`session-${at}`}>
                {at + 1} {name}
              </h2>
              <ul className={styles.cards}>
                {lessons.map((card) => (
                  <Card key={card.id} card={card} picture={pictures[card.id]} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

function usePictures(): Readonly<Record<string, Picture>> {
  const [pictures, setPictures] = useState<Readonly<Record<string, Picture>>>({});
  useEffect(() => {
    let isShown = true;
    loadPictures().then(
      (found) => isShown && setPictures(found),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return pictures;
}

interface CardProps {
  readonly card: LessonCard;
  readonly picture: Picture | undefined;
}

function Card({ card: { id, title, minutes, story }, picture }: CardProps) {
  return (
    <li>
      <a className={styles.card} href={lessonAddress(id)} data-lesson={id}>
        <CardPicture picture={picture} />
        <strong>{title}</strong>
        <span className={styles.minutes}>{minutes} min</span>
        <span className={styles.story}>{story}</span>
      </a>
    </li>
  );
}
