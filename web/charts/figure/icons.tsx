// Icons on the buttons of a figure; the words beside them are left out if there is little room.

import styles from './Figure.module.css';

const PATHS = {
  enlarge: 'M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5l-5 5M2.5 13.5l5-5',
  shrink: 'M13 7h-4V3M3 9h4v4M9 7l4.5-4.5M7 9l-4.5 4.5',
  data: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M2.5 9.5h11M6.5 6.5v6',
  export: 'M8 2.5v7M5 7l3 3 3-3M2.5 12.5h11',
} as const;

export function ButtonFace({ icon, word }: { icon: keyof typeof PATHS; word: string }) {
  return (
    <>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.icon}>
        <path d={PATHS[icon]} />
      </svg>
      <span className={styles.word}>{word}</span>
    </>
  );
}
