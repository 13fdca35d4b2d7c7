// Buttons that step through a list that is too long to be shown at once.

import { formatCount } from '../../../notation/formatCount.ts';
import styles from './Pager.module.css';

interface PagerProps {
  readonly from: number;
  readonly size: number;
  readonly count: number;
  readonly what: string;
  readonly onMove: (from: number) => void;
}

export function Pager({ from, size, count, what, onMove }: PagerProps) {
  if (count <= size) return null;
  const last = Math.floor((count - 1) / size) * size;
  const steps = [
    { name: 'First', to: 0 },
    { name: 'Before', to: Math.max(0, from - size) },
    { name: 'Next', to: Math.min(last, from + size) },
    { name: 'Last', to: last },
  ];
  return (
    <nav className={styles.pager} aria-label={`Which ${what}`}>
      {steps.map(({ name, to }) => (
        <button key={name} type="button" className="button" disabled={to === from} onClick={() => onMove(to)}>
          {name}
        </button>
      ))}
      <output>
        {what} {formatCount(from + 1)} to {formatCount(Math.min(count, from + size))} of {formatCount(count)}
      </output>
    </nav>
  );
}
