// Two quantities as one bar at the foot of a presentation: one is solid, the other a mark, and the difference between
// them, which is won, is hatched.

import { inkOf, inkOn } from '../../charts/marks/ink.ts';
import { capital } from '../../notation/capital.ts';
import { type BarPairProps, placeOfWords } from './bars.ts';
import styles from './OneBar.module.css';

/** The shortest length of the bar in a presentation (em). */
const LONGEST = 24;

export function OneBar({ bars, solid = 1, isCompared = true, quantity }: Omit<BarPairProps, 'children'>) {
  const [bar, mark] = [bars[solid], bars[1 - solid]];
  if (bar === undefined || mark === undefined) return null;
  const most = Math.max(bar.value, mark.value);
  const share = (value: number) => `${(100 * value) / most}%`;
  const words = `${bar.label} ${bar.text}`;
  const { from, isBehind } = placeOfWords(words, bar.value / most, LONGEST);
  return (
    <div className={styles.row} data-one-bar="">
      {quantity !== undefined && <span>{capital(quantity)}</span>}
      <div className={styles.bar}>
        <div className={styles.solid} style={{ inlineSize: share(bar.value), background: bar.color }} />
        {isCompared && mark.value > bar.value && (
          <div className={styles.won} style={{ insetInlineStart: share(bar.value) }} />
        )}
        <div
          className={styles.mark}
          style={{ insetInlineStart: share(mark.value), background: mark.color }}
        />
        <span
          className={styles.in}
          data-behind={isBehind || undefined}
          // words on the bar hide the mark that would run through them
          style={{
            insetInlineStart: `${100 * from}%`,
            ...(isBehind ? {} : { color: inkOn(bar.color), background: bar.color }),
          }}
        >
          {words}
        </span>
      </div>
      <span style={{ color: inkOf(mark.color) }}>
        {mark.label} {mark.text}
      </span>
    </div>
  );
}
