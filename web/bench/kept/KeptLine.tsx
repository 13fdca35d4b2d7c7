// Under a figure on the stage: what its dashed grey lines are, or in words what they would show, how far the result is
// from theirs, and what to do with them.

import type { LabId } from '#pkg/params.ts';
import { Words } from '../../notation/Words.tsx';
import { useKept, useScenario } from '../../scenario/react.tsx';
import styles from './Kept.module.css';
import type { Comparison } from './KeptProvider.tsx';
import { useKeeping } from './useKeeping.ts';
import { keptName } from './words.ts';

interface KeptLineProps {
  readonly of: Comparison;
  /** Of a figure that draws nothing of it: what the kept scenario does there. */
  readonly words?: string;
}

export function KeptLine({ of: { lab, Difference }, words }: KeptLineProps) {
  const { swap, forget } = useKeeping(lab);
  return (
    <span className={styles.line} data-kept="">
      <span>
        {words === undefined ? (
          <>
            {Difference !== null && <Difference />}
            Dashed: kept, <KeptName lab={lab} />.
          </>
        ) : (
          <>
            Kept, <KeptName lab={lab} />: {words}
          </>
        )}
      </span>
      <button type="button" className={styles.act} onClick={swap}>
        Swap
      </button>
      <button type="button" className={styles.act} onClick={forget}>
        Forget
      </button>
    </span>
  );
}

export function KeptName<L extends LabId>({ lab }: { lab: L }) {
  const scenario = useScenario(lab);
  const kept = useKept(lab);
  return kept === null ? null : <Words of={keptName(lab, kept, scenario)} />;
}
