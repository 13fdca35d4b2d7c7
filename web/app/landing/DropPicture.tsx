// At the door of one's own capture: the place where a file will be dropped.

import styles from './Landing.module.css';

export function DropPicture() {
  return (
    <span className={styles.drop}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 3v9m-4-4 4 4 4-4M3 16h14" />
      </svg>
    </span>
  );
}
