// The glossary: all words and symbols of the laboratories, each with the laboratories and the lessons that use it.

import {
  Fragment,
  memo,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { MEANINGS } from '#pkg/meanings.ts';
import { LABS, type LabId } from '#pkg/params.ts';
import { useTitle } from '../../bench/page/useTitle.ts';
import { measuresOf } from '../../bench/results/table.ts';
import { MeasureFiguresContext, type MeasureFiguresOf } from '../../bench/rows/measureFigures.ts';
import { useGrowing } from '../../late/useGrowing.ts';
import { Words } from '../../notation/Words.tsx';
import { loadTable } from '../../scenario/tables.ts';
import { paramsOf } from '../../scenario/values.ts';
import { lessonAddress, loadMet, type Meeting } from '../shelf/lessons.ts';
import page from '../shelf/Page.module.css';
import { ToLessons } from '../shelf/ToLessons.tsx';
import {
  type Entry,
  entriesOf,
  keyOf,
  type Row,
  searchEntries,
  sentence,
  type Table,
  termsIn,
} from './entries.ts';
import styles from './Glossary.module.css';
import TERMS from './terms.txt?raw';
import { useGlossarySearch } from './useGlossarySearch.ts';

/** The numbers of entries shown from frame to frame: twenty more in each. */
const PIECES = Array.from({ length: 10 }, (_, at) => 20 * (at + 1));

export function Glossary({ sought: first }: { readonly sought: string }) {
  const { sought, setSought, scrolled } = useGlossarySearch(first);
  const [entries, error] = useEntries();
  // typed letters are shown at once, the list of entries follows later
  const followed = useDeferredValue(sought);
  const found = useMemo(() => searchEntries(entries, followed), [entries, followed]);
  const id = useId();
  useTitle('Glossary');
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={page.page}>
      <h1 className={page.title}>Words and symbols</h1>
      <p className={page.lead}>
        Each with the laboratory that sets or measures it, and the lessons that meet it. <ToLessons />
      </p>
      <label htmlFor={id} className="visually-hidden">
        Find a word or a symbol
      </label>
      <input
        id={id}
        type="search"
        className={`field ${styles.search}`}
        placeholder="A word or a symbol: RTO, entropy, τ"
        autoComplete="off"
        value={sought}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
      />
      <p className={styles.count} role="status">
        {entries.length === 0 ? (
          <span data-loading="">{error === '' ? 'Loading the tables of the laboratories …' : error}</span>
        ) : found.length === 0 ? (
          'Nothing here has this word.'
        ) : (
          `${found.length} of ${entries.length}`
        )}
      </p>
      {/* the key starts each search with the first twenty entries */}
      <Entries key={followed} found={found} scrolled={scrolled} />
    </div>
  );
}

interface EntriesProps {
  readonly found: readonly MetEntry[];
  readonly scrolled: number;
}

const Entries = memo(function Entries({ found, scrolled }: EntriesProps) {
  const count = useGrowing(PIECES.filter((piece) => piece < found.length));
  const isGrowing = count < found.length;
  // scrolls only when all entries are there: before that the page may be too short
  useEffect(() => {
    if (!isGrowing && found.length > 0 && scrolled > 0) window.scrollTo(0, scrolled);
  }, [isGrowing, found, scrolled]);
  return (
    <dl className={styles.list} data-loading={isGrowing ? '' : undefined}>
      {found.slice(0, count).map((entry) => (
        <OneEntry key={keyOf(entry)} entry={entry} />
      ))}
    </dl>
  );
});

const OneEntry = memo(function OneEntry({ entry }: { readonly entry: MetEntry }) {
  const { term, symbols, words, source, rows, lessons } = entry;
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
});

/** A row's name and symbol in its laboratory, if they differ from the entry's, and its meaning, if the entry does not say it. */
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

/** An entry with the lessons that use it. */
interface MetEntry extends Entry {
  readonly lessons: readonly Meeting[];
}

/** The entries of all laboratories, and an error message; empty until all tables are loaded. */
function useEntries(): readonly [readonly MetEntry[], string] {
  const [entries, setEntries] = useState<readonly MetEntry[]>([]);
  const [error, setError] = useState('');
  const figuresOf = use(MeasureFiguresContext);
  useEffect(() => {
    let isShown = true;
    // in the next frame: the page's head is painted first
    const frame = requestAnimationFrame(() => {
      loadEntries(figuresOf).then(
        (all) => isShown && startTransition(() => setEntries(all)),
        () => isShown && setError('The tables could not be loaded. Is there a connection?'),
      );
    });
    return () => {
      isShown = false;
      cancelAnimationFrame(frame);
    };
  }, [figuresOf]);
  return [entries, error];
}

async function loadEntries(figuresOf: MeasureFiguresOf): Promise<readonly MetEntry[]> {
  // if the lessons cannot be loaded, only the links to them are missing
  const met = loadMet().catch(() => []);
  const tableOf = async (id: LabId): Promise<Table> => {
    const [figures] = await Promise.all([figuresOf(id), loadTable(id)]);
    return { lab: id, params: paramsOf(id), measures: measuresOf(id), meanings: MEANINGS[id], figures };
  };
  const [lessons, tables] = await Promise.all([met, Promise.all(LABS.map(({ id }) => tableOf(id)))]);
  return entriesOf(termsIn(TERMS), tables).map((entry) => {
    const key = keyOf(entry);
    return { ...entry, lessons: lessons.filter(({ meets }) => meets.includes(key)) };
  });
}
