// The mark of a kind of packet, drawn beside its name in a text.

import { formPath, markOf, strokeOf } from './marks.ts';
import styles from './TimeSequence.module.css';

export function MarkSign({ kind }: { kind: number }) {
  const mark = markOf(kind);
  const stroke = strokeOf(mark);
  const color = `var(${mark.color})`;
  return (
    <svg className={styles.sign} width={13} height={13} aria-hidden="true">
      <path
        d={formPath(mark, 6.5, 6.5)}
        fill={stroke === null ? color : 'none'}
        stroke={stroke === null ? undefined : color}
        strokeWidth={stroke?.width}
        strokeDasharray={stroke?.dash.join(' ')}
      />
    </svg>
  );
}
