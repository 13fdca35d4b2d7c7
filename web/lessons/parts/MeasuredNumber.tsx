// A number in a lesson's text, computed by the simulation of its scenario.

import { labOf, namedIn } from '../facts/facts.ts';
import { shownValue } from '../facts/shown.ts';
import type { Expression } from '../read/expression.ts';
import type { Runs } from '../read/lesson.ts';
import { useFacts } from './factsContext.ts';
import styles from './MeasuredNumber.module.css';

interface MeasuredNumberProps {
  readonly expression: Expression;
  readonly runs: Runs;
}

export function MeasuredNumber({ expression, runs }: MeasuredNumberProps) {
  const facts = useFacts([runs]);
  const error = labOf(runs.scenario) === null ? 'This link opens no laboratory.' : facts.error(runs);
  if (error !== null) return <span className={styles.unknown}>({error})</span>;
  if (facts.rows(runs.scenario) === null) return <span data-loading="">…</span>;
  if (namedIn(runs.scenario, expression.first) === null)
    return <span className={styles.unknown}>({expression.first} is not measured here)</span>;
  const shown = shownValue(facts, expression, runs);
  if (shown === null) return <span data-loading="">…</span>;
  return (
    <span className={styles.number} title={shown.half || undefined} data-number="">
      {shown.words}
    </span>
  );
}
