// Copies a display filter for Wireshark that shows the packets in the time window that are not in order.

import { useState } from 'react';
import { copyText, NOT_COPIED } from '../../../../clipboard/copyText.ts';
import { hasFrames } from '../sentences.ts';
import { trace, useTrace } from '../useTrace.ts';
import styles from './Desk.module.css';
import { useDesk } from './useDesk.ts';

export function FilterButton() {
  const desk = useDesk();
  const state = useTrace();
  const [word, setWord] = useState('');
  if (desk === null || desk.info === null || state.kind !== 'read' || !hasFrames(state.report.format))
    return null;
  const { of, range, info, kinds } = desk;
  const copy = async () => {
    const [from, to] = range;
    const wanted = kinds === info.drawn ? info.marked : kinds;
    const filter = await trace.ask<'wireshark'>({ what: 'wireshark', of, from, to, kinds: wanted });
    if (filter === undefined) {
      setWord('No packet here has a frame of its own.');
      return;
    }
    setWord((await copyText(filter)) ? 'Filter copied' : NOT_COPIED);
  };
  return (
    <>
      <span role="status" className={styles.word}>
        {word}
      </span>
      <button
        type="button"
        className="act"
        aria-label="Copy Wireshark filter"
        title="A display filter that shows the frames of this stretch that are reordered, retransmitted or undecided"
        onClick={() => void copy()}
      >
        <span className={styles.wide}>Copy Wireshark filter</span>
        <span className={styles.narrow}>Filter</span>
      </button>
    </>
  );
}
