// The answers of a class, from any pasted text with tickets. The text does not leave the page, and is not stored.

import { useEffect, useMemo, useState } from 'react';
import { useTitle } from '../../bench/page/useTitle.ts';
import type { MeasurerOf } from '../../bench/rows/rows.ts';
import { offerFile } from '../../charts/export/leaving.ts';
import { usePool } from '../../sim-react/PoolProvider.tsx';
import { ownQuestion, seedIn } from '../answers/own.ts';
import { voteIn } from '../answers/ticket.ts';
import { Facts } from '../facts/facts.ts';
import { writtenWords } from '../fields/AnswerField.tsx';
import { needsOf, verdictOf } from '../judge/judge.ts';
import { FactsContext, useFacts } from '../parts/factsContext.ts';
import { anyAnswer } from '../read/answer.ts';
import type { Lesson, Question } from '../read/lesson.ts';
import { lessonIn } from '../read/reader.ts';
import { isLinked, type LessonCard, LINKED_WORDS, loadCards, loadLesson } from '../shelf/lessons.ts';
import { Answers } from './Answers.tsx';
import styles from './ClassPanel.module.css';
import { collectedWords, collectTickets } from './collectTickets.ts';
import { type AnsweredLesson, classTable } from './csv.ts';
import { seedsOf } from './OwnNetworks.tsx';

export function ClassPanel({ measurerOf }: { readonly measurerOf: MeasurerOf }) {
  const [text, setText] = useState('');
  const cards = useCards();
  useTitle('A class’s answers');
  const pool = usePool();
  const facts = useMemo(() => new Facts(pool, measurerOf), [pool, measurerOf]);
  useEffect(() => () => facts.leave(), [facts]);
  const found = useMemo(
    () =>
      collectTickets(
        text,
        cards.map(({ id }) => id),
      ),
    [text, cards],
  );
  const { tickets } = found;
  const lessons = useLessons([...tickets.keys()]);
  return (
    <FactsContext value={facts}>
      <div className={styles.panel}>
        <h1>A class’s answers</h1>
        <p className={styles.lead}>
          Paste anything that has tickets in it: a chat, links to lessons, a table. It stays in this page, and
          is forgotten when the page is closed. A ticket proves no authorship: anybody can compute an answer.
        </p>
        <textarea
          className={`field ${styles.paste}`}
          aria-label="Text with tickets"
          rows={4}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p role="status">{text === '' ? 'No ticket yet.' : collectedWords(found)}</p>
        {lessons.length > 0 && (
          <SaveTable
            answered={lessons.map((lesson) => ({ lesson, tickets: tickets.get(lesson.id) ?? [] }))}
          />
        )}
        {lessons.map((lesson) => (
          <LessonAnswers key={lesson.id} lesson={lesson} tickets={tickets.get(lesson.id) ?? []} />
        ))}
      </div>
    </FactsContext>
  );
}

/** The button that saves the answers as a CSV file, after each has been compared with what is measured. */
function SaveTable({ answered }: { answered: readonly AnsweredLesson[] }) {
  const [isAsked, setIsAsked] = useState(false);
  const asked = useMemo(() => answered.flatMap(questionsIn), [answered]);
  const facts = useFacts(isAsked ? asked.flatMap(needsOf) : []);
  const isOpen = asked.some(
    (question) =>
      verdictOf(facts, question, anyAnswer(question)) === null &&
      needsOf(question).every((runs) => facts.error(runs) === null),
  );
  useEffect(() => {
    if (!isAsked || isOpen) return;
    setIsAsked(false);
    const table = classTable(answered, {
      words: (question, { answer }) => writtenWords(question, answer),
      verdict: (question, { answer }) =>
        verdictOf(facts, ownQuestion(question, seedIn(question, answer)), answer),
    });
    offerFile('class.csv', new Blob([table], { type: 'text/csv' }));
  }, [isAsked, isOpen, answered, facts]);
  return (
    <button type="button" className="button" disabled={isAsked} onClick={() => setIsAsked(true)}>
      {isAsked ? 'Comparing …' : 'Save as CSV'}
    </button>
  );
}

/** The questions that have answers; a question with readers' own networks once for each network. */
function questionsIn({ lesson, tickets }: AnsweredLesson): Question[] {
  const votes = tickets.flatMap((ticket) => voteIn(lesson, ticket) ?? []);
  return lesson.chapters.flatMap(({ question }, at) => {
    const own = votes.filter((vote) => vote.question === at);
    if (own.length === 0) return [];
    return question.isOwn ? seedsOf(question, own).map((seed) => ownQuestion(question, seed)) : [question];
  });
}

function LessonAnswers({ lesson, tickets }: { lesson: Lesson; tickets: readonly string[] }) {
  const votes = tickets.flatMap((ticket) => voteIn(lesson, ticket) ?? []);
  return (
    <section aria-label={lesson.title}>
      <h2>{lesson.title}</h2>
      {isLinked(lesson.id) && <p>{LINKED_WORDS}</p>}
      {lesson.chapters.map(({ question }, at) => {
        const own = votes.filter((vote) => vote.question === at);
        return own.length === 0 ? null : <Answers key={question.id} question={question} votes={own} />;
      })}
    </section>
  );
}

function useCards(): readonly LessonCard[] {
  const [cards, setCards] = useState<readonly LessonCard[]>([]);
  useEffect(() => {
    let isShown = true;
    loadCards().then(
      (found) => isShown && setCards(found),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return cards;
}

/** The lessons with these names, those that are loaded. */
function useLessons(ids: readonly string[]): readonly Lesson[] {
  const [known, setKnown] = useState<ReadonlyMap<string, Lesson>>(new Map());
  const key = ids.join(' ');
  useEffect(() => {
    let isShown = true;
    for (const id of key.split(' ').filter(Boolean)) {
      loadLesson(id).then(
        (text) => {
          if (isShown && text !== null) setKnown((before) => new Map([...before, [id, lessonIn(id, text)]]));
        },
        () => {},
      );
    }
    return () => {
      isShown = false;
    };
  }, [key]);
  return ids.flatMap((id) => known.get(id) ?? []);
}
