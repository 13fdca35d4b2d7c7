// A lesson on at most two pages of paper: the sheet has the questions and room to write, the key also the measured answers.

import { useLayoutEffect } from 'react';
import { printPage } from '../../bench/export/printing.ts';
import { Line } from '../parts/Markdown.tsx';
import { Passages } from '../parts/Passages.tsx';
import type { Chapter, Lesson } from '../read/lesson.ts';
import { Code } from '../views/Code.tsx';
import { viewAddress } from '../views/view.ts';
import styles from './Paper.module.css';
import { PaperField, PaperOwn } from './PaperField.tsx';
import { PaperKey } from './PaperKey.tsx';
import { PaperSolution } from './PaperSolution.tsx';

interface PaperProps {
  readonly lesson: Lesson;
}

export const Sheet = ({ lesson }: PaperProps) => <Paper lesson={lesson} isKey={false} />;
export const Key = ({ lesson }: PaperProps) => <Paper lesson={lesson} isKey />;

function Paper({ lesson, isKey }: PaperProps & { isKey: boolean }) {
  usePaperColours();
  const { id, title, minutes, goal, before, chapters, explain, free, teacher } = lesson;
  return (
    <div className={styles.desk}>
      <p className={styles.tools}>
        <button type="button" onClick={() => void printPage()}>
          Print
        </button>
        <a href={viewAddress(id, isKey ? 'sheet' : 'key')}>
          {isKey ? 'The sheet without answers' : 'The key'}
        </a>
        <a href={viewAddress(id, null)}>Back to the lesson</a>
      </p>
      <article className={styles.paper}>
        <header className={styles.head}>
          <div>
            <h1>
              {title}
              {isKey && ': key'}
            </h1>
            <p>
              {minutes} minutes.{' '}
              {isKey ? goal : 'Guess first; then open the lesson and see what was measured.'}
            </p>
            {isKey ? <p>Assumes: {before}</p> : <p className={styles.name}>Name</p>}
          </div>
          <Code id={id} />
        </header>
        {chapters.map((chapter, at) => (
          <Asked
            key={chapter.question.id}
            {...{ chapter, isKey }}
            number={chapters.length > 1 ? at + 1 : null}
          />
        ))}
        {explain !== null && (
          <section className={styles.part}>
            <h2>
              <Line text={explain.ask} />
            </h2>
            {isKey ? <p>To look for: {explain.lookFor}.</p> : <Lines count={4} />}
          </section>
        )}
        {free !== null && (
          <section className={styles.part}>
            <h2>Try it in the lesson</h2>
            <p>
              <Line text={free.goal} />
            </p>
            {isKey ? <PaperSolution free={free} /> : <Lines count={1} />}
          </section>
        )}
        {isKey && teacher !== null && (
          <section className={styles.part}>
            <h2>For you</h2>
            <p>
              <Line text={teacher.say} />
            </p>
            <p>
              They may believe: <Line text={teacher.misconception} />
            </p>
          </section>
        )}
      </article>
    </div>
  );
}

interface AskedProps {
  readonly chapter: Chapter;
  readonly isKey: boolean;
  readonly number: number | null;
}

function Asked({ chapter, isKey, number }: AskedProps) {
  const { before, question, after } = chapter;
  return (
    <section className={styles.part}>
      <Passages passages={before.filter(({ kind }) => kind === 'prose')} />
      <h2>
        {number !== null && `${number}. `}
        <Line text={question.ask} />
      </h2>
      {isKey ? (
        <>
          <PaperKey question={question} />
          <Passages passages={after.filter(({ kind }) => kind === 'prose')} />
        </>
      ) : (
        <>
          {question.isOwn && <PaperOwn />}
          <PaperField question={question} />
          <p className={styles.why}>Because</p>
          <Lines count={2} />
        </>
      )}
    </section>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike
        <hr key={at} />
      ))}
    </div>
  );
}

/** Shows the paper in the light theme, whatever theme the reader has chosen. */
function usePaperColours(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = 'light';
    return () => {
      dataset.theme = theme;
    };
  }, []);
}
