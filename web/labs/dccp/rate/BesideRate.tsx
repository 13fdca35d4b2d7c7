// What stands around the rate on the stage: the scores beside it, and below what a call sounds like.

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
