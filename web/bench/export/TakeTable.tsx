// Buttons below a table outside figures: save it as a file, copy the command that prints the same numbers.

import { use, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { COMPLETE, useExportWhenComplete } from '../../charts/export/whole.ts';
import { useStore } from '../../scenario/react.tsx';
import { UnderwayContext } from '../../sim-react/underway.ts';
import { ProvenanceContext } from '../context/provenance.ts';
import styles from './TakeTable.module.css';
import type { TableToTake } from './takenTable.ts';

interface TakeTableProps extends TableToTake {
  readonly lab: LabId;
  /** The table's title, for screen readers at the buttons. */
  readonly title: string;
}

export function TakeTable({ lab, title, ...table }: TakeTableProps) {
  const store = useStore();
  const told = use(ProvenanceContext);
  const [word, setWord] = useState('');
  const take = async (how: 'save' | 'copy') => {
    try {
      const taken = await import('./takenTable.ts');
      setWord(await taken[how]({ text: store.text(lab), told, ...table }));
    } catch (error) {
      setWord(error instanceof Error ? error.message : String(error));
    }
  };
  // wait for all runs: a file of fewer would look complete
  const { request, progressText } = useExportWhenComplete(use(UnderwayContext) ?? COMPLETE, (how: 'save') =>
    take(how),
  );
  return (
    <p className={styles.take}>
      <button
        type="button"
        className="button"
        aria-label={`Save as CSV: ${title}`}
        onClick={() => request('save')}
      >
        Save as CSV
      </button>
      <button
        type="button"
        className="button"
        aria-label={`Copy as command: ${title}`}
        onClick={() => take('copy')}
      >
        Copy as command
      </button>
      <output>{progressText === '' ? word : `The file ${progressText}.`}</output>
    </p>
  );
}
