// The form that makes the text of a lesson from two kept scenarios and a measure.

import { use, useEffect, useState } from 'react';
import { MeasureFiguresContext } from '../../bench/rows/measureFigures.ts';
import { entriesOf } from '../../scenario/kept/keptEntries.ts';
import { useKeptList } from '../../scenario/react.tsx';
import { useFacts } from '../parts/factsContext.ts';
import { useTableOf } from '../parts/useTableOf.ts';
import {
  type ComparedMeasure,
  comparedOf,
  type KeptScenario,
  lessonFrom,
  nameAmong,
  pairOf,
  refusalOf,
  type ScenarioPair,
  withoutCompared,
} from './fromKept.ts';
import { goalOf } from './goal.ts';
import styles from './WritePage.module.css';

/** Whether two scenarios of one laboratory are kept, and the text uses no kept scenario. */
export function hasPairFor(list: string, text: string): boolean {
  const { entries } = entriesOf(list);
  const isUsed = entries.some((entry) => text.includes(`${withoutCompared(entry).text}\n`));
  return !isUsed && entries.some((one, at) => entries.slice(at + 1).some((two) => pairOf(one, two) !== null));
}

interface StartFromKeptProps {
  readonly onText: (text: string) => void;
}

export function StartFromKept({ onText }: StartFromKeptProps) {
  const { list } = useKeptList();
  const { entries } = entriesOf(list);
  const [chosen, setChosen] = useState(() => firstPair(entries));
  const [first, second] = chosen.map((at) => entries[at]);
  // removing the compared scenario from a kept one (`withoutCompared`) needs the laboratory's table
  useTableOf(first?.text ?? '');
  if (first === undefined || second === undefined) {
    return (
      <p>
        Open a laboratory and press <strong>Keep this</strong>. Change one thing, and keep that too. Then{' '}
        <strong>Write a lesson</strong>, below the list of what is kept, leads back here.{' '}
        {entries.length === 1 ? 'One is kept so far.' : 'None is kept so far.'}
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
            className="select"
            value={chosen[place]}
            onChange={({ target }) =>
              setChosen(place === 0 ? [Number(target.value), chosen[1]] : [chosen[0], Number(target.value)])
            }
          >
            {entries.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same scenario may be kept twice
              <option key={at} value={at}>
                {at + 1} <Called kept={entry} others={entries} />
              </option>
            ))}
          </select>
        </label>
      ))}
      {pair === null ? (
        <p>{refusalOf(first, second)}</p>
      ) : (
        <MeasureChoice key={`${first.text} ${second.text}`} pair={pair} onText={onText} />
      )}
    </div>
  );
}

/** The indices of the first two entries that make a pair. */
function firstPair(entries: readonly KeptScenario[]): readonly [number, number] {
  const first = entries.findIndex((one, at) => entries.slice(at + 1).some((two) => isPair(one, two)));
  const second = entries.findIndex((two, at) => at > first && first >= 0 && isPair(entries[first], two));
  return second < 0 ? [0, 1] : [first, second];
}

function isPair(one: KeptScenario | undefined, two: KeptScenario): boolean {
  return one !== undefined && pairOf(one, two) !== null;
}

function Called({ kept, others }: { readonly kept: KeptScenario; readonly others: readonly KeptScenario[] }) {
  useTableOf(kept.text);
  return nameAmong(kept, others);
}

function MeasureChoice({ pair, onText }: StartFromKeptProps & { readonly pair: ScenarioPair }) {
  const runs = { scenario: pair.second.text, against: pair.first.text };
  const isReady = useTableOf(pair.first.text);
  const facts = useFacts([runs]);
  const figuresOf = use(MeasureFiguresContext);
  const all = isReady ? comparedOf(facts, pair) : null;
  const [id, setId] = useState('');
  const chosen = all?.find(({ measure }) => measure.id === id) ?? all?.[0];
  const [isWriting, setIsWriting] = useState(false);
  const best = all?.[0]?.measure.id ?? '';
  useEffect(() => setId(best), [best]);
  const write = async (about: ComparedMeasure) => {
    // if the figures cannot be loaded, the lesson shows the laboratory's first figure
    setIsWriting(true);
    const [figures, goal] = await Promise.all([
      figuresOf(pair.lab).catch(() => ({})),
      goalOf(facts, pair, about),
    ]);
    onText(lessonFrom(pair, about, figures, goal));
  };
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
        disabled={chosen === undefined || isWriting}
        onClick={() => chosen !== undefined && void write(chosen)}
      >
        {isWriting ? 'A goal is sought …' : 'Write the lesson'}
      </button>
    </>
  );
}
