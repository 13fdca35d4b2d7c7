import styles from './Card.module.css';
import { FINGER, useMedia } from './useMedia.ts';

/** Stands where the card of a packet will. */
export function Hint() {
  const isFinger = useMedia(FINGER);
  return (
    <div className={styles.hint}>
      <p>Each line is a packet on its way from the sender to the receiver.</p>
      {isFinger ? (
        <p>
          Tap one to see its whole life here, then drop it or save it. A finger that moves sideways moves in
          time, two fingers zoom.
        </p>
      ) : (
        <>
          <p>Point at one to see its whole life here; press it to pin it, then drop it or save it.</p>
          <p>
            In the diagram, <kbd>Space</kbd> plays, <kbd>←</kbd> <kbd>→</kbd> step from event to event,{' '}
            <kbd>↑</kbd> <kbd>↓</kbd> go from packet to packet, <kbd>D</kbd> drops or saves the pinned one.
          </p>
        </>
      )}
    </div>
  );
}
