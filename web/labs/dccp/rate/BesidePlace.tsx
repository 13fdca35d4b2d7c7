// The places of what stands around the rate, before it has come.

import styles from './RateFigure.module.css';

export function BesidePlace() {
  return (
    <>
      <div className={styles.scores} />
      <div className={styles.tapes} />
    </>
  );
}
