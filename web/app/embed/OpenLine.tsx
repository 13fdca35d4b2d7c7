// The last line in a frame: the product's name, the number of runs, and a link to the page with the same scenario.

import { use } from 'react';
import type { LabId } from '#pkg/params.ts';
import { ProvenanceContext } from '../../bench/context/provenance.ts';
import { withList } from '../../scenario/keptList.ts';
import { linkTo } from '../../scenario/link.ts';
import { useKeptList, useScenario, useScenarioState, useStore } from '../../scenario/react.tsx';
import { valueIn } from '../../scenario/values.ts';
import { MARK, PRODUCT } from '../frame.ts';
import styles from './Embedded.module.css';

/** `lab` is null where no laboratory is open, or its table of parameters is not loaded. */
export function OpenLine({ lab }: { lab: LabId | null }) {
  const store = useStore();
  const { list } = useKeptList();
  const text = useScenarioState(() => store.text());
  return (
    <footer className={styles.foot}>
      <svg className={styles.mark} viewBox="0 0 20 20" width="20" role="img" aria-label={PRODUCT}>
        {MARK.map(([name, d]) => (
          <path key={name} className={name} d={d} />
        ))}
      </svg>
      <Made lab={lab} />
      <a className={styles.open} href={linkTo(withList(text, list))} target="_blank" rel="noopener">
        Open<span className={styles.where}> in the laboratory</span>
      </a>
    </footer>
  );
}

/** The product's name and the runs; if part of the frame's link could not be read, the message about that instead. */
function Made({ lab }: { lab: LabId | null }) {
  const [first, ...others] = useScenarioState(({ messages }) => messages);
  if (first !== undefined) {
    return (
      <p className={styles.unread}>
        {first}
        {others.length > 0 && ` And ${others.length} more.`}
      </p>
    );
  }
  return (
    <span className={styles.made} aria-hidden="true">
      {PRODUCT}
      {lab !== null && <Runs lab={lab} />}
    </span>
  );
}

/** The number of runs; nothing for a figure without random draws. */
function Runs({ lab }: { lab: LabId }) {
  const runs = valueIn(useScenario(lab), 'runs');
  const { isDrawn = true } = use(ProvenanceContext);
  if (typeof runs !== 'number' || !isDrawn) return null;
  return `, ${runs} ${runs === 1 ? 'run' : 'runs'}`;
}
