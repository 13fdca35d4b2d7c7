// In the bar: keeps the scenario that is open, so that the next one is compared with it.

import type { LabId } from '#pkg/params.ts';
import figure from '../../charts/figure/Figure.module.css';
import { usePop } from '../../charts/figure/usePop.ts';
import { useKept } from '../../scenario/react.tsx';
import styles from './Kept.module.css';
import { KeptName } from './KeptLine.tsx';
import { useKeeping } from './useKeeping.ts';

export function KeepButton({ lab }: { lab: LabId }) {
  const keeping = useKeeping(lab);
  const isKept = useKept(lab) !== null;
  if (isKept) return <Kept lab={lab} />;
  return (
    <button type="button" className="button" title={HINT} onClick={keeping.keep}>
      Keep this
    </button>
  );
}

function Kept({ lab }: { lab: LabId }) {
  const { keep, swap, forget } = useKeeping(lab);
  const pop = usePop();
  const choices = [
    { words: 'Swap the two', run: swap },
    { words: 'Keep this one instead', run: keep },
    { words: 'Forget it', run: forget },
  ];
  return (
    <>
      <button {...pop.button} type="button" className={`button ${styles.button}`} title={KEPT_HINT}>
        <span>
          Kept
          <span className={styles.name}>
            : <KeptName lab={lab} />
          </span>
        </span>
      </button>
      <div {...pop.box} className={figure.menu}>
        {choices.map(({ words, run }) => (
          <button
            key={words}
            type="button"
            onClick={() => {
              pop.close();
              run();
            }}
          >
            {words}
          </button>
        ))}
      </div>
    </>
  );
}

const HINT = 'Keep this scenario: the next one is drawn over it, and compared with it';
const KEPT_HINT = 'The scenario that is drawn dashed and grey in every figure';
