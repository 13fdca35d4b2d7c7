// Empty places for the parts around the rate, until they have loaded.

import styles from './RateFigure.module.css';

export function BesidePlace() {
  return (
    <>
      <div className={styles.scores} />
      <div className={styles.tapes} />
    </>
  );
}
