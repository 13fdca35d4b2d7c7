// Every word and symbol of the laboratories, with where it is met: in which laboratory, by which name, and in which lessons.

import { Fragment, useEffect, useId, useMemo, useState } from 'react';
import { MEANINGS } from '#pkg/meanings.ts';
import { LABS } from '#pkg/params.ts';
import { measuresOf } from '../../bench/results/table.ts';
import { Words } from '../../notation/Words.tsx';
import { learn } from '../../scenario/tables.ts';
import { paramsOf } from '../../scenario/values.ts';
import { lessonAddress, loadCards, loadLesson } from '../shelf/lessons.ts';
import { type Entry, entriesOf, type Row, rowsOf, search, sentence, type Table, termsIn } from './entries.ts';
import styles from './Glossary.module.css';
import { type LessonText, metIn, namesIn } from './met.ts';
import TERMS from './terms.txt?raw';

export function Glossary({ sought: first }: { readonly sought: string }) {
  const [sought, setSought] = useState(first);
  const [tables, error] = useTables();
  const lessons = useLessonTexts();
  const entries = useMemo(() => entriesOf(termsIn(TERMS), tables), [tables]);
  const names = useMemo(() => {
    const measures = new Set(tables.flatMap(rowsOf).flatMap(({ key }) => (key.includes('/') ? [key] : [])));
    return new Map(lessons.map((lesson) => [lesson.id, namesIn(lesson, measures)]));
  }, [tables, lessons]);
  const found = useMemo(() => search(entries, sought), [entries, sought]);
  const id = useId();
  useEffect(() => {
    document.title = 'Glossary · Out of Sequence';
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Words and symbols</h1>
      <p className={styles.lead}>
        Each with the laboratory that sets or measures it, and the lessons that meet it.{' '}
        <a href="#/learn">All lessons</a>
      </p>
      <label htmlFor={id} className="visually-hidden">
        Find a word or a symbol
      </label>
      <input
        id={id}
        type="search"
        className={styles.search}
        placeholder="A word or a symbol: RTO, entropy, τ"
        autoComplete="off"
        value={sought}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
      />
      <p className={styles.count} role="status">
        {tables.length === 0 ? (
          <span data-loading="">{error === '' ? 'Loading the tables of the laboratories …' : error}</span>
        ) : found.length === 0 ? (
          'Nothing here has this word.'
        ) : (
          `${found.length} of ${entries.length}`
        )}
      </p>
      {tables.length > 0 && (
        <dl className={styles.list}>
          {found.map((entry) => (
            <OneEntry
              key={`${entry.term} ${entry.symbols}`}
              entry={entry}
              lessons={metIn(entry, lessons, names)}
            />
          ))}
        </dl>
      )}
    </div>
  );
}

function OneEntry({ entry, lessons }: { entry: Entry; lessons: readonly LessonText[] }) {
  const { term, symbols, words, source, rows } = entry;
  return (
    <div className={styles.entry} data-term={term}>
      <dt>
        {term}
        {symbols.map((symbol) => (
          <span key={symbol} className={styles.symbol}>
            <Words text={symbol} />
          </span>
        ))}
      </dt>
      {words !== '' && <dd>{words}</dd>}
      {byLab(rows).map(([lab, own]) => (
        <dd key={lab} className={styles.met}>
          <a href={own[0]?.link ?? `#/${lab}`}>{LABS.find(({ id }) => id === lab)?.name}</a>:{' '}
          {own.map((row, at) => (
            <Fragment key={row.key}>
              {at > 0 && '; '}
              <RowWords row={row} isTold={words !== ''} term={term} />
            </Fragment>
          ))}
        </dd>
      ))}
      {lessons.length > 0 && (
        <dd className={styles.met}>
          {lessons.length === 1 ? 'Lesson' : 'Lessons'}:{' '}
          {lessons.map(({ id, title }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <a href={lessonAddress(id)}>{title}</a>
            </Fragment>
          ))}
        </dd>
      )}
      {source !== '' && <dd className={styles.source}>{source}</dd>}
    </div>
  );
}

/** As the laboratory calls it; its own words where they say more than the entry. */
function RowWords({
  row: { name, symbol, unit, meaning },
  isTold,
  term,
}: {
  row: Row;
  isTold: boolean;
  term: string;
}) {
  const shown = unit === '' || unit === 'share' ? '' : ` (${unit})`;
  const isNamed = name.toLowerCase() !== term.toLowerCase();
  return (
    <span data-row="">
      {(isNamed || isTold) && (
        <>
          {name}
          {symbol !== '' && (
            <>
              {' '}
              <Words text={symbol} />
            </>
          )}
          {shown}
        </>
      )}
      {!isTold && `${isNamed ? ': ' : ''}${sentence(meaning)}`}
    </span>
  );
}

function byLab(rows: readonly Row[]): readonly (readonly [string, readonly Row[]])[] {
  const labs = [...new Set(rows.map(({ lab }) => lab))];
  return labs.map((lab) => [lab, rows.filter((row) => row.lab === lab)] as const);
}

/** The tables of all laboratories; none before all have come. */
function useTables(): readonly [readonly Table[], string] {
  const [tables, setTables] = useState<readonly Table[]>([]);
  const [error, setError] = useState('');
  useEffect(() => {
    let isShown = true;
    Promise.all(LABS.map(({ id }) => learn(id))).then(
      () => {
        const all = LABS.map(({ id }): Table => {
          return { lab: id, params: paramsOf(id), measures: measuresOf(id), meanings: MEANINGS[id] };
        });
        if (isShown) setTables(all);
      },
      () => isShown && setError('The tables could not be loaded. Is there a connection?'),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return [tables, error];
}

/** The texts of all lessons. Without them the glossary is the same but for their links. */
function useLessonTexts(): readonly LessonText[] {
  const [lessons, setLessons] = useState<readonly LessonText[]>([]);
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const cards = await loadCards();
      const all = await Promise.all(
        cards.map(async ({ id, title }) => ({ id, title, text: (await loadLesson(id)) ?? '' })),
      );
      if (isShown) setLessons(all);
    };
    load().catch(() => {});
    return () => {
      isShown = false;
    };
  }, []);
  return lessons;
}
