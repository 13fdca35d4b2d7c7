// The list of problems of the text, and of placeholders that are still to be replaced; each leads to its place.

import { Fragment } from 'react';
import { lineAt, placeOf } from '../check/places.ts';
import type { Problem } from '../read/lesson.ts';
import { findPlaceholders } from './placeholders.ts';
import styles from './TextSide.module.css';

interface ToMendProps {
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly onPlace: (from: number, to: number) => void;
}

export function ToMend({ text, problems, onPlace }: ToMendProps) {
  const places = findPlaceholders(text);
  return (
    <div className={styles.problems}>
      <p role="status">
        {problems.length === 0
          ? 'Nothing is wrong with the text.'
          : `${problems.length} ${problems.length === 1 ? 'thing has' : 'things have'} to be mended:`}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.line} ${problem.words}`}>
              <button type="button" onClick={() => onPlace(...placeOf(problem, text))}>
                Line {problem.line}
              </button>{' '}
              {problem.words}
            </li>
          ))}
        </ul>
      )}
      {places.length > 0 && (
        <p>
          Lines that still have the template’s words:{' '}
          {places.map(({ from, to }, at) => (
            <Fragment key={from}>
              {at > 0 && ' '}
              <button
                type="button"
                aria-label={`Write line ${lineAt(text, from)}`}
                title={text.slice(from, to)}
                onClick={() => onPlace(from, to)}
              >
                {lineAt(text, from)}
              </button>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
