// The page to write a lesson: its text on one side, on the other the lesson as readers see it.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTitle } from '../../bench/page/useTitle.ts';
import type { MeasurerOf } from '../../bench/rows/rows.ts';
import { usePool } from '../../sim-react/PoolProvider.tsx';
import { problemsOf } from '../check/checks.ts';
import { Facts } from '../facts/facts.ts';
import { FactsContext } from '../parts/factsContext.ts';
import type { Problem } from '../read/lesson.ts';
import { packLesson } from '../read/linkedLesson.ts';
import { AT_MOST, lessonIn } from '../read/reader.ts';
import { isLinked, loadLesson } from '../shelf/lessons.ts';
import type { PacketsOf } from './AtCursor.tsx';
import { lessonTemplate } from './blocks.ts';
import { storeDraft, storedDraft } from './draft.ts';
import { Head } from './Head.tsx';
import { Preview } from './Preview.tsx';
import { findPlaceholders } from './placeholders.ts';
import { selectRange } from './selection.ts';
import { TextSide } from './TextSide.tsx';
import styles from './WritePage.module.css';

interface WritePageProps {
  /** The name of the lesson to start from; empty for the stored draft. */
  readonly from: string;
  readonly measurerOf: MeasurerOf;
  readonly packetsOf: PacketsOf;
}

/** How long typing must rest before the lesson is read again (ms). */
const REST = 300;

export function WritePage({ from, measurerOf, packetsOf }: WritePageProps) {
  const pool = usePool();
  const facts = useMemo(() => new Facts(pool, measurerOf), [pool, measurerOf]);
  useEffect(() => () => facts.leave(), [facts]);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => storedDraft() ?? lessonTemplate());
  const [cursor, setCursor] = useState(0);
  const place = (from: number, to: number) => {
    selectRange(field.current, from, to);
    // a selection by script fires no event in browsers
    setCursor(from);
  };
  const [before, setBefore] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  /** The site's text of the lesson `from`; null if there is none. */
  const [onSite, setOnSite] = useState<string | null>(null);
  const write = useCallback((next: string) => {
    setText(next);
    if (!storeDraft(next))
      setSaid('This browser stores nothing: save the lesson as a file before you leave.');
  }, []);
  /** Replaces the text; the former one can be restored. */
  const replace = useCallback(
    (next: string, words: string) => {
      setBefore(field.current?.value ?? null);
      write(next);
      setSaid(words);
    },
    [write],
  );
  useTitle('A lesson of your own');
  useEffect(() => {
    if (from === '') return;
    loadLesson(from).then(
      (found) => {
        setOnSite(found);
        if (found === null) setSaid(`There is no lesson “${from.slice(0, 40)}” here.`);
        else if (found !== storedDraft()) replace(found, 'This is the lesson to change.');
      },
      (error: unknown) => setSaid(error instanceof Error ? error.message : 'The lesson could not be loaded.'),
    );
  }, [from, replace]);
  const open = async (file: File) => {
    if (file.size > 4 * AT_MOST.characters) setSaid(`“${file.name}” is too large for a lesson.`);
    else replace(await file.text(), `“${file.name}” is open.`);
  };
  const settled = useSettled(text);
  const lesson = useMemo(() => lessonIn('own', settled), [settled]);
  const id = usePacked(settled);
  const problems = useProblems(settled);
  // a lesson of the site with unchanged text keeps its name
  const nameOf = (of: string) => (of === onSite && !isLinked(from) ? from : null);
  const undo = before === null ? null : () => replace(before, '');
  return (
    <FactsContext value={facts}>
      <div className={styles.page}>
        <Head
          {...{ text, lesson, measurerOf, said, undo }}
          ownName={nameOf(text)}
          onSaid={setSaid}
          onPlace={place}
          onFile={(file) => void open(file)}
          onText={(next) => {
            // rendered at once: the field must have the new text before the cursor is moved
            flushSync(() => replace(next, 'The lesson has a new text.'));
            const [first] = findPlaceholders(next);
            if (first !== undefined) place(first.from, first.to);
          }}
        />
        <TextSide
          {...{ text, problems, field, cursor, packetsOf }}
          onCursor={setCursor}
          onPlace={place}
          onText={write}
          onFile={(file) => void open(file)}
        />
        <Preview lesson={lesson} id={nameOf(settled) ?? id} />
      </div>
    </FactsContext>
  );
}

/** The lesson's name in a link (`text=…`); empty until it is computed, or if the text is too long for a link. */
function usePacked(text: string): string {
  const [id, setId] = useState('');
  useEffect(() => {
    let isShown = true;
    packLesson(text).then(
      (found) => isShown && setId(found ?? ''),
      () => isShown && setId(''),
    );
    return () => {
      isShown = false;
    };
  }, [text]);
  return id;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The problems of a text, updated when the laboratories' tables are loaded. */
function useProblems(text: string): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let isShown = true;
    const lesson = lessonIn('own', text);
    problemsOf(lesson, text).then(
      (found) => isShown && setProblems(found),
      // if a table cannot be loaded, only the problems of the reader of the text are known
      () => isShown && setProblems(lesson.problems),
    );
    return () => {
      isShown = false;
    };
  }, [text]);
  return problems;
}
