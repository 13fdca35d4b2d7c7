// The numbers of claims by verdict, as one stacked bar.

import { VERDICTS, type Verdict } from '../sources/verdicts.ts';
import styles from './VerdictBar.module.css';

interface VerdictBarProps {
  readonly counts: Readonly<Record<Verdict, number>>;
}

export function VerdictBar({ counts }: VerdictBarProps) {
  // without our own findings: the bar counts only what papers claim
  const parts = VERDICTS.filter((verdict) => verdict !== 'finding of ours' && counts[verdict] > 0);
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map((verdict) => (
        <span key={verdict} data-part={verdict} style={{ flexGrow: counts[verdict] }} />
      ))}
    </div>
  );
}
