// The button with the number of kept scenarios, which opens their list.

import type { LabId } from '#pkg/params.ts';
import { usePop } from '../../pops/usePop.ts';
import { useKeptList } from '../../scenario/react.tsx';
import { KeepThis } from './KeepThis.tsx';
import styles from './Kept.module.css';
import { KeptPanel } from './KeptPanel.tsx';

export function KeptButton({ lab }: { lab: LabId }) {
  const { list } = useKeptList();
  const pop = usePop();
  if (list === '' && !pop.isOpen) return <KeepThis lab={lab} />;
  return (
    <>
      <button {...pop.button} type="button" className="button" title="Scenarios that were kept">
        Kept: {list.split(';').filter((item) => item !== '').length}
      </button>
      <div {...pop.box} className={`pop ${styles.panel}`} role="dialog" aria-label="Kept scenarios">
        {pop.isOpen && <KeptPanel lab={lab} onClose={pop.close} />}
      </div>
    </>
  );
}
