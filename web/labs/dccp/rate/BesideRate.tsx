// The parts around the rate on the stage: scores beside it, and the tapes of a call below it.

import { Tapes } from '../hear/Tapes.tsx';
import { ScorePairs } from '../quality/ScorePairs.tsx';
import styles from './RateFigure.module.css';

export function BesideRate() {
  return (
    <>
      <div className={styles.scores}>
        <ScorePairs />
      </div>
      <div className={styles.tapes}>
        <Tapes />
      </div>
    </>
  );
}
