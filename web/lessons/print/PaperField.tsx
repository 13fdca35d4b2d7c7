// The field of a question on paper, for an answer in pencil.

import { fullName } from '../../bench/results/table.ts';
import { namedIn } from '../facts/facts.ts';
import { scaleOf, withUnit } from '../facts/shown.ts';
import { BarPad } from '../fields/BarPad.tsx';
import { PlacePad } from '../fields/PlacePad.tsx';
import { SketchPad } from '../fields/SketchPad.tsx';
import { Line } from '../parts/Markdown.tsx';
import { useTableOf } from '../parts/useTableOf.ts';
import type { NumberQuestion, Question } from '../read/lesson.ts';
import styles from './Paper.module.css';

export function PaperField({ question }: { readonly question: Question }) {
  switch (question.kind) {
    case 'choice':
      return (
        <ul className={styles.options}>
          {question.options.map(({ words }) => (
            <li key={words}>
              <span className={styles.box} aria-hidden="true" />
              <Line text={words} />
            </li>
          ))}
        </ul>
      );
    case 'order':
      return (
        <>
          <p className={styles.why}>
            Number them, 1 for the {question.isLargestFirst ? 'largest' : 'smallest'}.
          </p>
          <ul className={styles.options}>
            {question.items.map(({ words }) => (
              <li key={words}>
                <span className={styles.box} aria-hidden="true" />
                <Line text={words} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'mark':
      return (
        <p className={styles.marks}>
          {Array.from({ length: question.count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: packets are their numbers
            <span key={at}>{at + 1}</span>
          ))}
        </p>
      );
    case 'number':
      return <NumberLine question={question} />;
    case 'sketch':
      return (
        <div className={styles.axes} data-blank="">
          <SketchPad question={question} draft={null} />
        </div>
      );
    case 'place':
      return (
        <div className={styles.axes} data-blank="">
          <PlacePad question={question} draft={null} />
        </div>
      );
    case 'bars':
      return (
        <div className={styles.axes} data-blank="">
          <BarPad question={question} draft={null} />
        </div>
      );
  }
}

/** The field for the reader's own seed. */
export function PaperOwn() {
  return (
    <p>
      Your student number, or any word, makes your own network: <span className={styles.blank} />
    </p>
  );
}

function NumberLine({ question }: { question: NumberQuestion }) {
  const isReady = useTableOf(question.scenario);
  const scale = isReady ? scaleOf(question.scenario, question.measure) : null;
  const named = isReady ? namedIn(question.scenario, question.measure.first) : null;
  return (
    <p>
      {named !== null && question.measure.second === null ? fullName(named) : 'Your guess'}:{' '}
      <span className={styles.blank} />
      {scale !== null && ` (from ${withUnit(question.from, 0, scale)} to ${withUnit(question.to, 0, scale)})`}
    </p>
  );
}
