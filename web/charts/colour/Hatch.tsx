// Grey lines across values worse than even, which tell them from better ones without colour.

import styles from './ColourBar.module.css';

export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <line className={styles.hatch} x1="0" y1="0" x2="0" y2="9" />
    </pattern>
  );
}
