// The two bars beside the leading sentence, both to the same scale. The difference between them, which is won or saved,
// is hatched.

import type { ReactNode } from 'react';
import { inkOf, inkOn } from '../../charts/marks/ink.ts';
import { late } from '../../late/late.tsx';
import { Words } from '../../notation/Words.tsx';
import { usePresenting } from '../context/present.ts';
import styles from './BarPair.module.css';
import { type BarPairProps, type LeadBar, placeOfWords } from './bars.ts';

/** The bar of a presentation. */
const OneBar = late('the bar', async () => (await import('./OneBar.tsx')).OneBar);

export function BarPair(props: BarPairProps) {
  return usePresenting() && props.bars.length === 2 ? <OneBar {...props} /> : <Both {...props} />;
}

/** Length of the longer bar in the narrowest window that shows the pair (em). */
const LONGEST = 12.3;

function Both({ bars, isCompared = true, children }: BarPairProps) {
  const longest = Math.max(...bars.map(({ value }) => value));
  const others = bars.flatMap(({ other }) => (other === undefined || Number.isNaN(other) ? [] : [other]));
  const most = Math.max(longest, ...others);
  const share = (value: number) => (100 * value) / most;
  return (
    <div className={styles.pair}>
      <dl>
        {bars.map(({ id, label, color, value, text, note, other = Number.NaN }) => (
          <div key={id} data-mode={id}>
            <dt>{label}</dt>
            <dd>
              <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 10">
                <rect width={share(value)} height={10} fill={color} />
                {!Number.isNaN(other) && (
                  <path
                    className={styles.dashes}
                    data-over={other < value || undefined}
                    d={`M${Math.min(99.7, share(other))} 0v10`}
                  />
                )}
              </svg>
              {isCompared && value < longest && (
                <i
                  className={styles.missing}
                  style={{
                    insetInlineStart: `${share(value)}%`,
                    insetInlineEnd: `${100 - share(longest)}%`,
                  }}
                />
              )}
              <Amount text={text} color={color} value={value / most} other={other / most} />
              {note !== undefined && (
                <>
                  {' '}
                  <em>
                    <Words text={note} />
                  </em>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

function Amount({ text, color, value, other }: Pick<LeadBar, 'text' | 'color' | 'value' | 'other'>) {
  const { from, isBehind } = placeOfWords(text, value, LONGEST, other);
  const style = { insetInlineStart: `${100 * from}%`, color: isBehind ? inkOf(color) : inkOn(color) };
  return (
    <span data-behind={isBehind || undefined} style={style}>
      {text}
    </span>
  );
}

/** Keeps the place of the pair until its values are known. */
export function NoPair() {
  return <div className={styles.pair} />;
}

interface WonProps {
  /** A tooltip, for a line without a term that explains itself. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** The line below the bars: what is won. */
export function Won({ title, children }: WonProps) {
  return (
    <p className={styles.won} title={title}>
      {children}
    </p>
  );
}
