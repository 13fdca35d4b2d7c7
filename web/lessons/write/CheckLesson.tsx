// The check of the lesson that is being written, step by step; its list of results grows while it computes.

import { useEffect, useMemo, useRef, useState } from 'react';
import type { MeasurerOf } from '../../bench/rows/rows.ts';
import { countWithNoun } from '../../bench/words/counts.ts';
import { usePool } from '../../sim-react/PoolProvider.tsx';
import { type Check, checksOf, loadTables, runCheck } from '../check/lesson.ts';
import { lineWith, movedRange, type Place, placeOf } from '../check/places.ts';
import type { CheckResult } from '../check/result.ts';
import { Facts } from '../facts/facts.ts';
import type { Lesson } from '../read/lesson.ts';
import styles from './CheckLesson.module.css';
import leading from './TextSide.module.css';

interface CheckLessonProps {
  readonly text: string;
  readonly lesson: Lesson;
  /** Selects a range of the text. */
  readonly onPlace: (from: number, to: number) => void;
  readonly measurerOf: MeasurerOf;
}

type Line = CheckResult & Pick<Check, 'where' | 'line'>;

type State =
  | { readonly is: 'running'; readonly doing: string }
  | { readonly is: 'stopped'; readonly why: string }
  | { readonly is: 'done' };

export function CheckLesson({ text, lesson, measurerOf, onPlace }: CheckLessonProps) {
  const pool = usePool();
  // its own `Facts`: stopping the check does not cancel the preview's runs, and a second check reuses the results of the first
  const facts = useMemo(() => new Facts(pool, measurerOf), [pool, measurerOf]);
  const [begun, setBegun] = useState({ lesson, text });
  const { found, state, tried, stop } = useCheck(begun, facts);
  return (
    <section className={styles.check} aria-label="Check of the lesson">
      <div className={styles.state}>
        <p>
          <span role="status">
            {stateWords(state, found)}
            {begun.lesson !== lesson && ' The text has changed since.'}
          </span>
          {/* outside the live region: this changes too often to be announced */}
          {state.is === 'running' && tried > 0 && ` Settings tried: ${tried}`}
        </p>
        {state.is === 'running' ? (
          <button type="button" className="button" onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="button" className="button" onClick={() => setBegun({ lesson, text })}>
            Check again
          </button>
        )}
      </div>
      {found.length > 0 && (
        <ul>
          {found.map((line) => (
            <li key={line.where} data-fault={line.isFault || undefined}>
              <span role="img" aria-label={line.isFault ? 'Fault' : 'Good'}>
                {line.isFault ? '✗' : '✓'}
              </span>
              <span>
                <button
                  type="button"
                  className={leading.place}
                  onClick={() => onPlace(...movedRange(placed(line, begun.text), begun.text, text))}
                >
                  {line.where}
                </button>
                : {line.words}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The range of the text to which a result leads: what it is about, or its whole line. */
function placed({ line, about = '' }: Pick<Line, 'line' | 'about'>, text: string): Place {
  const first = about === '' ? 1 : lineWith(text, about);
  return placeOf({ line: line ?? first, words: `“${about}”` }, text);
}

function stateWords(state: State, found: readonly Line[]): string {
  if (state.is === 'running') return state.doing;
  if (state.is === 'stopped') return state.why;
  const faults = found.filter(({ isFault }) => isFault).length;
  if (found.length === 0) return 'This lesson has nothing to compute.';
  if (faults === 0) return 'The lesson was computed: nothing is wrong.';
  return `${countWithNoun(faults, 'fault')} found.`;
}

/** The abort reason of a check that is replaced by another, or closed. */
const REPLACED = 'replaced';

/** The results of a check so far, and its state. */
function useCheck(begun: { readonly lesson: Lesson }, facts: Facts) {
  const [found, setFound] = useState<readonly Line[]>([]);
  const [state, setState] = useState<State>({ is: 'running', doing: '…' });
  const [tried, setTried] = useState(0);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    stopping.current = controller;
    signal.addEventListener('abort', () => facts.leave());
    setFound([]);
    setState({ is: 'running', doing: 'Loading the laboratories …' });
    const work = async () => {
      await loadTables(begun.lesson);
      const checks = checksOf(begun.lesson);
      for (const [at, check] of checks.entries()) {
        signal.throwIfAborted();
        setTried(0);
        setState({ is: 'running', doing: `${at + 1} of ${checks.length}: ${check.where} …` });
        const next = await runCheck(check, facts, signal, setTried);
        setFound((before) => [...before, { where: check.where, line: check.line, ...next }]);
      }
      signal.throwIfAborted();
      setState({ is: 'done' });
    };
    work().catch((error: unknown) => {
      if (signal.reason === REPLACED) return;
      const why = signal.aborted || !(error instanceof Error) ? '' : ` ${error.message}`;
      setState({ is: 'stopped', why: `Stopped.${why}` });
    });
    return () => controller.abort(REPLACED);
  }, [begun, facts]);
  return { found, state, tried, stop: () => stopping.current?.abort() };
}
