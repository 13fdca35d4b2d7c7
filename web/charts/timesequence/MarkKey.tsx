// What the forms of a plot mean, with how many there are of each: beside the title, and only those that there are.

import { LABEL_SIZE, NOTE_SIZE, textWidth } from '../layout/text.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { formPath, markOf, strokeOf } from './marks.ts';
import styles from './TimeSequence.module.css';

export interface KeyEntry {
  readonly kind: number;
  /** Its name, and how many: "late 12". */
  readonly words: string;
}

/** Between a form and its words, and between two entries, pixels. */
const [BEFORE, BETWEEN] = [9, 16];

interface MarkKeyProps {
  readonly entries: readonly KeyEntry[];
  /** Where it may begin, behind the title of the upright axis, and where it ends. */
  readonly from: number;
  readonly to: number;
}

export function MarkKey({ entries, from, to }: MarkKeyProps) {
  const placed: { readonly entry: KeyEntry; readonly left: number }[] = [];
  let left = 0;
  for (const entry of entries) {
    const width = BEFORE + textWidth(entry.words, NOTE_SIZE);
    // the most telling come first; what has no room is in the list
    if (from + left + width > to) break;
    placed.push({ entry, left });
    left += width + BETWEEN;
  }
  // flush right, over the plot
  const start = to - Math.max(0, left - BETWEEN);
  const middle = LABEL_SIZE - NOTE_SIZE * 0.35;
  return (
    <Decoration>
      {placed.map(({ entry: { kind, words }, left: behind }) => {
        const left = start + behind;
        const mark = markOf(kind);
        const stroke = strokeOf(mark);
        const color = `var(${mark.color})`;
        return (
          <g key={kind} data-key={kind}>
            <path
              d={formPath(mark, left, middle)}
              fill={stroke === null ? color : 'none'}
              stroke={stroke === null ? undefined : color}
              strokeWidth={stroke?.width}
              strokeDasharray={stroke?.dash.join(' ')}
            />
            <text className={styles.key} x={left + BEFORE} y={middle + NOTE_SIZE * 0.35}>
              {words}
            </text>
          </g>
        );
      })}
    </Decoration>
  );
}
