// The measured values of the sorted items: a bar with its 95% interval for each, the first in the order on top.

import { fullName } from '../../bench/results/table.ts';
import { useSize } from '../../charts/layout/useSize.ts';
import { estimate } from '../../sim/estimate.ts';
import { type Facts, namedIn } from '../facts/facts.ts';
import { shownValue, valuesOf } from '../facts/shown.ts';
import { needsOf } from '../judge/judge.ts';
import { useFacts } from '../parts/factsContext.ts';
import type { OrderQuestion } from '../read/lesson.ts';
import styles from './SortedBars.module.css';

interface MeasuredItem {
  readonly words: string;
  /** The mean with its unit, and for a difference with its interval. */
  readonly text: string;
  readonly mean: number;
  readonly half: number;
}

/** The measured values in the order that the question asks for; null until all runs are known. */
function measuredOf(facts: Facts, { items, isLargestFirst }: OrderQuestion): readonly MeasuredItem[] | null {
  const all: MeasuredItem[] = [];
  for (const { words, measure, runs } of items) {
    const values = valuesOf(facts, measure, runs);
    const shown = shownValue(facts, measure, runs);
    if (values === null || shown === null) return null;
    const { mean, ci95 } = estimate(values);
    all.push({ words, text: shown.words, mean, half: ci95 ?? 0 });
  }
  return all.sort((a, b) => (isLargestFirst ? b.mean - a.mean : a.mean - b.mean));
}

/** The measure's name, if all bars are of one measure; empty otherwise. */
function titleOf({ items }: OrderQuestion): string {
  const names = new Set(
    items.map(({ measure, runs }) => {
      const named = measure.second === null ? namedIn(runs.scenario, measure.first) : null;
      return named === null ? '' : fullName(named);
    }),
  );
  const [only = ''] = names;
  if (names.size > 1 || only === '') return '';
  return items.every(({ runs }) => runs.against !== null) ? `${only}: difference` : only;
}

const ROW = 58;
/** The position (px) of a bar below the top of its row, which has the name. */
const BAR_AT = 24;
const BAR = 24;
/** The width (px) until the real one is measured. */
const USUAL = 800;
/** The width (px) of the values after the bars. */
const WORDS = 170;

export function SortedBars({ question }: { question: OrderQuestion }) {
  const facts = useFacts(needsOf(question));
  const [ref, size] = useSize();
  const measured = measuredOf(facts, question);
  if (measured === null) return <p data-loading="">…</p>;
  const width = size.width === 0 ? USUAL : size.width;
  const least = Math.min(0, ...measured.map(({ mean, half }) => mean - half));
  const most = Math.max(0, ...measured.map(({ mean, half }) => mean + half));
  const x = (value: number) => ((value - least) / (most - least || 1)) * Math.max(40, width - WORDS);
  const title = titleOf(question);
  return (
    <div ref={ref} className={styles.room}>
      <p className={styles.title}>
        {title}
        {measured.some(({ half }) => half > 0) && (
          <span className={styles.note}>{title === '' ? '' : '. '}Lines: 95% confidence interval</span>
        )}
      </p>
      <svg
        className={styles.bars}
        width={width}
        height={ROW * measured.length + 8}
        role="img"
        aria-label={measured.map(({ words, text }) => `${words}: ${text}`).join('; ')}
        data-sorted=""
      >
        {measured.map(({ words, text, mean, half }, at) => (
          <g key={words} transform={`translate(0 ${at * ROW})`}>
            <text className={styles.name} x={x(Math.min(0, mean - half))} y={18}>
              {words}
            </text>
            <rect
              className={styles.bar}
              x={Math.min(x(0), x(mean))}
              y={BAR_AT}
              width={Math.max(1, Math.abs(x(mean) - x(0)))}
              height={BAR}
            />
            <path className={styles.zero} d={`M${x(0)} ${BAR_AT - 4}V${BAR_AT + BAR + 4}`} />
            {half > 0 && (
              <path
                className={styles.interval}
                d={`M${x(mean - half)} ${BAR_AT + BAR / 2}H${x(mean + half)}`}
              />
            )}
            <text className={styles.value} x={x(Math.max(0, mean + half)) + 8} y={BAR_AT + BAR / 2 + 6}>
              {text}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
