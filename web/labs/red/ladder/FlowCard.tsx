import { useEffect, useRef } from 'react';
import styles from '../../../bench/card/Card.module.css';
import { Card } from '../../../bench/card/Card.tsx';
import { DragNumber } from '../../../bench/stage/DragNumber.tsx';
import { LOOK } from '../../../charts/flow/scene.ts';
import { useStore } from '../../../scenario/react.tsx';
import { delayed, hasRoom, isDelayed, turned } from './hand.ts';
import type { FlowRecord } from './record.ts';
import { fateWords, packetTitle } from './words.ts';

interface FlowCardProps {
  record: FlowRecord;
  /** Its place among the packets of the record. */
  packet: number;
  /** It was opened by a key: the next key is for it. */
  takesFocus: boolean;
  onClose: () => void;
}

/** One packet: what befell it, and what a hand can do to it. */
export function FlowCard({ record, packet, takesFocus, onClose }: FlowCardProps) {
  const store = useStore();
  const { scenario, packets, attempt } = record;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const segment = packets.number[packet] ?? 0;
  const nth = attempt[packet] ?? 0;
  const transmission = { segment, attempt: nth };
  const isLost = packets.look[packet] === LOOK.lost;
  const isLate = isDelayed(scenario, transmission);
  const isFull = nth < 0 || !hasRoom(scenario);
  const title = isFull
    ? 'The link has no room for more, or the stretch has not the segment’s start.'
    : undefined;
  return (
    <Card
      name={`Segment ${segment}`}
      title={packetTitle(record, packet)}
      data-segment={segment}
      onClose={onClose}
    >
      <p>{fateWords(record, packet)}</p>
      {isLate && (
        <p>
          By hand: <DragNumber lab="red" id="by" /> later.
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
            onClick={() => store.set('red', delayed(scenario, transmission), { commit: true })}
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
          onClick={() => store.set('red', turned(scenario, transmission, isLost), { commit: true })}
        >
          {isLost ? 'Save it' : 'Lose this one'}
        </button>
      </div>
    </Card>
  );
}
