// Both completion times to scale, and the gain.

import { useId } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import type { Estimates } from '../../../bench/measures/estimates.ts';
import { milliseconds, percent } from '../../../bench/words/numbers.ts';
import { OUT_OF_ORDER, orderedMode } from '../modes.ts';
import styles from './Pair.module.css';
import { interval } from './sentence.ts';

interface PairProps {
  readonly scenario: Readonly<AlfScenario>;
  readonly measures: Estimates<'alf'> | null;
  /** What dashes across the bars stand for, and the same measures of it. */
  readonly dashed: { readonly words: string; readonly measures: Estimates<'alf'> } | null;
}

const TIMES = ['total_time_in_order', 'total_time_out_of_order'] as const;

/** Both completion times at true length; what is missing of the longer one is what is won. */
export function Pair({ scenario, measures, dashed }: PairProps) {
  const hatch = useId();
  const gain = measures?.get('gain');
  const times = TIMES.map((id) => measures?.get(id)?.mean ?? Number.NaN);
  const others = TIMES.map((id) => dashed?.measures.get(id)?.mean ?? Number.NaN);
  if (gain === undefined || times.some(Number.isNaN)) return <div className={styles.pair} />;
  const most = Math.max(...times, ...others.filter((time) => !Number.isNaN(time)));
  const longest = Math.max(...times);
  const bars = [
    { look: orderedMode(scenario), label: 'in order' },
    { look: OUT_OF_ORDER, label: 'as they come' },
  ];
  const share = (time: number) => (100 * time) / most;
  return (
    <div className={styles.pair}>
      <dl>
        {bars.map(({ look, label }, i) => {
          const value = times[i] ?? 0;
          const other = others[i] ?? Number.NaN;
          return (
            <div key={look.id} data-mode={look.id}>
              <dt>{label}</dt>
              <dd>
                <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 10">
                  <pattern id={hatch} width={2.2} height={10} patternUnits="userSpaceOnUse">
                    <path d="M0 10L2.2 0" className={styles.hatch} />
                  </pattern>
                  <rect width={share(value)} height={10} fill={look.color} />
                  {value < longest && (
                    <rect
                      x={share(value)}
                      width={share(longest - value)}
                      height={10}
                      fill={`url(#${hatch})`}
                    />
                  )}
                  {!Number.isNaN(other) && (
                    <path
                      className={styles.dashes}
                      data-over={other < value || undefined}
                      d={`M${Math.min(99.7, share(other))} 0v10`}
                    />
                  )}
                </svg>
                <span>{milliseconds(value)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.gain} title="Share of the completion time that taking data as it comes saves">
        <i>G</i> ={' '}
        <strong data-measure="gain" data-value={gain.mean}>
          {percent(gain.mean)}
        </strong>
        {dashed === null ? interval(gain, scenario.runs) : `; dashes: ${dashed.words}`}
      </p>
    </div>
  );
}
