// Two kept scenarios and a measure of both: the beginning of a lesson.

import { useEffect, useState } from 'react';
import { entriesOf } from '../../scenario/kept/keptEntries.ts';
import { useKeptList } from '../../scenario/react.tsx';
import { useFacts } from '../play/factsContext.ts';
import { useTableOf } from '../play/useTableOf.ts';
import { calledIn, comparedOf, type Kept, lessonFrom, type Pair, pairOf } from './fromKept.ts';
import styles from './WritePage.module.css';

interface StartFromKeptProps {
  readonly onText: (text: string) => void;
}

export function StartFromKept({ onText }: StartFromKeptProps) {
  const { list } = useKeptList();
  const { entries } = entriesOf(list);
  const [chosen, setChosen] = useState<readonly [number, number]>([0, 1]);
  const [first, second] = chosen.map((at) => entries[at]);
  if (first === undefined || second === undefined) {
    return (
      <p>
        Keep two settings of one laboratory with its button <strong>Keep</strong>, come back here, and choose
        what the lesson asks about. {entries.length === 1 ? 'One is kept so far.' : 'None is kept so far.'}
      </p>
    );
  }
  const pair = pairOf(first, second);
  return (
    <div className={styles.start}>
      {['From', 'to'].map((word, place) => (
        <label key={word}>
          {word}
          <select
            value={chosen[place]}
            onChange={({ target }) =>
              setChosen(place === 0 ? [Number(target.value), chosen[1]] : [chosen[0], Number(target.value)])
            }
          >
            {entries.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same scenario may be kept twice
              <option key={at} value={at}>
                {at + 1} <Called kept={entry} />
              </option>
            ))}
          </select>
        </label>
      ))}
      {pair === null || first.text === second.text ? (
        <p>Choose two different scenarios of one laboratory.</p>
      ) : (
        <MeasureChoice key={`${first.text} ${second.text}`} pair={pair} onText={onText} />
      )}
    </div>
  );
}

function Called({ kept }: { readonly kept: Kept }) {
  useTableOf(kept.text);
  return calledIn(kept);
}

function MeasureChoice({ pair, onText }: StartFromKeptProps & { readonly pair: Pair }) {
  const runs = { scenario: pair.second.text, against: pair.first.text };
  const isReady = useTableOf(pair.first.text);
  const facts = useFacts([runs]);
  const all = isReady ? comparedOf(facts, pair) : null;
  const [id, setId] = useState('');
  const chosen = all?.find(({ measure }) => measure.id === id) ?? all?.[0];
  const best = all?.[0]?.measure.id ?? '';
  useEffect(() => setId(best), [best]);
  const error = facts.error(runs);
  if (error !== null) return <p role="alert">{error}</p>;
  if (all === null) return <p data-loading="">Both are computed …</p>;
  return (
    <>
      <label>
        Ask about
        <select value={chosen?.measure.id ?? ''} onChange={({ target }) => setId(target.value)}>
          {all.map(({ measure, words, sign }) => (
            <option key={measure.id} value={measure.id}>
              {words}
              {sign === 0 ? ' (not told apart)' : ''}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button"
        disabled={chosen === undefined}
        onClick={() => chosen !== undefined && onText(lessonFrom(pair, chosen))}
      >
        Write the lesson
      </button>
    </>
  );
}
