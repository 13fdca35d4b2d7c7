// The tapes in a panel of their own, with an explanation.

import { useScenario } from '../../../scenario/react.tsx';
import styles from './HearPanel.module.css';
import { Tapes } from './Tapes.tsx';
import { SECONDS } from './useVoice.ts';

export function HearPanel() {
  const codec = useScenario('dccp').codec === 'g711' ? 'G.711' : 'G.729';
  return (
    <div className={styles.panel}>
      <p>
        A voice made in this page, sent as {codec} over this path: {SECONDS} s of the first run. You hear
        silence for every 20 ms that are missing or late.
      </p>
      <Tapes />
    </div>
  );
}
