// The input for an order: each item has two buttons that move it up and down.

import player from '../parts/Lesson.module.css';
import { Line } from '../parts/Markdown.tsx';
import type { Answer } from '../read/answer.ts';
import type { OrderQuestion } from '../read/lesson.ts';
import answer from './AnswerField.module.css';
import styles from './OrderList.module.css';

interface OrderListProps {
  readonly question: OrderQuestion;
  readonly draft: Answer | null;
  readonly onDraft: (draft: Answer) => void;
}

export function OrderList({ question: { items, isLargestFirst }, draft, onDraft }: OrderListProps) {
  const order = draft ?? items.map((_, at) => at);
  const move = (place: number, by: 1 | -1) => {
    const next = [...order];
    const [moved] = next.splice(place, 1);
    if (moved === undefined) return;
    next.splice(place + by, 0, moved);
    onDraft(next);
  };
  return (
    <div>
      <p className={player.note}>
        {isLargestFirst ? 'Largest first.' : 'Smallest first.'} Sort with the arrows.
      </p>
      <ol className={styles.sorted}>
        {order.map((item, place) => {
          const words = items[item]?.words ?? '';
          return (
            <li key={words}>
              <span className={answer.disc} aria-hidden="true">
                {place + 1}
              </span>
              <span className={styles.sortedWords}>
                <Line text={words} />
              </span>
              <button
                type="button"
                className="button"
                aria-label={`${words}: up`}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="button"
                aria-label={`${words}: down`}
                disabled={place === order.length - 1}
                onClick={() => move(place, 1)}
              >
                ↓
              </button>
            </li>
          );
        })}
      </ol>
      {draft === null && (
        <button type="button" className="button" onClick={() => onDraft(order)}>
          It is already in order
        </button>
      )}
    </div>
  );
}
