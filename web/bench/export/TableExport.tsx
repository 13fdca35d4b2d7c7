// Buttons below a table outside figures: save it as a file, copy the command that prints the same numbers.

import { use, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { COMPLETE, useExportWhenComplete } from '../../charts/export/progress.ts';
import { useStore } from '../../scenario/react.tsx';
import { ProgressContext } from '../../sim-react/figureProgress.ts';
import { ProvenanceContext } from '../context/provenance.ts';
import type { ExportedTable } from './exportTable.ts';
import styles from './TableExport.module.css';

interface TableExportProps extends ExportedTable {
  readonly lab: LabId;
  /** The table's title, for screen readers at the buttons. */
  readonly title: string;
}

export function TableExport({ lab, title, ...table }: TableExportProps) {
  const store = useStore();
  const told = use(ProvenanceContext);
  const [word, setWord] = useState('');
  const take = async (how: 'save' | 'copy') => {
    try {
      const taken = await import('./exportTable.ts');
      setWord(await taken[how]({ text: store.text(lab), told, ...table }));
    } catch (error) {
      setWord(error instanceof Error ? error.message : String(error));
    }
  };
  // wait for all runs: a file of fewer would look complete
  const { request, progressText } = useExportWhenComplete(use(ProgressContext) ?? COMPLETE, (how: 'save') =>
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
