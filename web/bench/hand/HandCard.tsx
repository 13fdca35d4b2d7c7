import { useEffect, useRef } from 'react';
import { LOOK } from '../../charts/ladder/flow.ts';
import { useStore } from '../../scenario/react.tsx';
import styles from '../card/Card.module.css';
import { Card } from '../card/Card.tsx';
import { DragNumber } from '../stage/DragNumber.tsx';
import { delayed, type HandLab, hasRoom, isDelayed, turned } from './hand.ts';
import type { HandRecord, HandWords } from './record.ts';

interface HandCardProps {
  lab: HandLab;
  record: HandRecord;
  words: HandWords;
  /** Its place among the packets of the record. */
  packet: number;
  /** It was opened by a key: the next key is for it. */
  takesFocus: boolean;
  onClose: () => void;
}

/** One packet: what befell it, and what a hand can do to it. */
export function HandCard({ lab, record, words, packet, takesFocus, onClose }: HandCardProps) {
  const store = useStore();
  const { scenario, packets, attempt } = record;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const number = packets.number[packet] ?? 0;
  const nth = attempt[packet] ?? 0;
  const transmission = { packet: number, attempt: nth };
  const isLost = packets.look[packet] === LOOK.lost;
  const isLate = isDelayed(scenario, transmission);
  const isFull = nth < 0 || !hasRoom(lab, scenario);
  const thing = words.thing.toLowerCase();
  const title = isFull
    ? `The link has no room for more, or the stretch has not the ${thing}’s start.`
    : undefined;
  return (
    <Card
      name={`${words.thing} ${number}`}
      title={words.titleOf(packet)}
      data-segment={number}
      onClose={onClose}
    >
      <p>{words.fateOf(packet)}</p>
      {isLate && (
        <p>
          By hand: <DragNumber lab={lab} id="by" /> later.
        </p>
      )}
      <div className={styles.buttons}>
        {!isLost && (
          <button
            ref={first}
            type="button"
            className={styles.ink}
            disabled={isFull && !isLate}
            title={title}
            onClick={() => store.set(lab, delayed(scenario, transmission), { commit: true })}
          >
            {isLate ? 'In its place' : 'Delay this one'}
          </button>
        )}
        <button
          ref={isLost ? first : undefined}
          type="button"
          className={isLost ? styles.ink : styles.outlined}
          disabled={isFull}
          title={title}
          onClick={() => store.set(lab, turned(scenario, transmission, isLost), { commit: true })}
        >
          {isLost ? 'Save it' : 'Lose this one'}
        </button>
      </div>
    </Card>
  );
}
