// The options of a question with the number of raised hands for each, counted with digit keys or by a tap.

import { Line } from '../parts/Markdown.tsx';
import type { ChoiceQuestion } from '../read/lesson.ts';
import styles from './Room.module.css';
import type { RoomAction } from './room.ts';

interface HandsProps {
  readonly question: ChoiceQuestion;
  readonly counts: readonly number[];
  readonly onCount: (act: RoomAction) => void;
}

export function Hands({ question: { options }, counts, onCount }: HandsProps) {
  const most = Math.max(1, ...counts);
  return (
    <ul className={styles.options} aria-label="Options, with hands">
      {options.map(({ words }, option) => {
        const count = counts[option] ?? 0;
        return (
          <li key={words}>
            <button
              type="button"
              className={styles.option}
              onClick={() => onCount({ kind: 'count', option, by: 1 })}
            >
              <span className={styles.disc} aria-hidden="true">
                {option + 1}
              </span>
              <span className={styles.words}>
                <Line text={words} />
              </span>
              {count > 0 && (
                <span className={styles.count} data-hands={count}>
                  {count}
                  <span className="visually-hidden">{count === 1 ? ' hand' : ' hands'}</span>
                </span>
              )}
              <span
                className={styles.bar}
                style={{ inlineSize: `${(100 * count) / most}%` }}
                aria-hidden="true"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
