// A table that is no figure's, as a file and as the command that prints the same numbers.

import { use, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import type { DataSource } from '../../charts/figure/columns.ts';
import { useStore } from '../../scenario/react.tsx';
import { ProvenanceContext } from '../context/provenance.ts';
import { loadAbout } from './loaded.ts';
import styles from './TakeTable.module.css';

interface TakeTableProps {
  readonly lab: LabId;
  /** What it is a table of, for those who hear the buttons. */
  readonly title: string;
  readonly fileName: string;
  readonly data: DataSource;
  /** Rows of other scenarios below these, by their texts; a first column says which rows are whose. */
  readonly below?: readonly RowsBelow[];
  /** The command that prints the same; by default the measures of the scenario. */
  readonly command?: (about: Commands, text: string) => string;
}

type Commands = Awaited<ReturnType<typeof loadAbout>>;

interface RowsBelow {
  readonly text: string;
  readonly data: DataSource;
}

const measures = ({ runCommand }: Commands, text: string) => runCommand(text);

export function TakeTable({ lab, title, fileName, data, below = [], command = measures }: TakeTableProps) {
  const store = useStore();
  const told = use(ProvenanceContext);
  const [word, setWord] = useState('');
  const load = async () => {
    const [about, taking] = await Promise.all([loadAbout(), import('../../charts/export/taking.ts')]);
    const text = store.text(lab);
    const of = (scenario: string) => about.aboutOf(scenario, { command: command(about, text), ...told });
    return { taking, of, text };
  };
  const take = async (how: () => Promise<string>) => {
    try {
      setWord(await how());
    } catch (error) {
      setWord(error instanceof Error ? error.message : String(error));
    }
  };
  const save = async () => {
    const { taking, of, text } = await load();
    const rows = [{ text, data }, ...below];
    taking.saveTable(
      fileName,
      rows.map((one) => ({ columns: one.data(), about: of(one.text) })),
    );
    return 'CSV saved';
  };
  const copy = async () => {
    const { taking, of, text } = await load();
    await taking.copyCommand(of(text));
    return 'Command copied: it runs in a checkout of this software';
  };
  return (
    <p className={styles.take}>
      <button
        type="button"
        className="button"
        aria-label={`Save as CSV: ${title}`}
        onClick={() => take(save)}
      >
        Save as CSV
      </button>
      <button
        type="button"
        className="button"
        aria-label={`Copy as command: ${title}`}
        onClick={() => take(copy)}
      >
        Copy as command
      </button>
      <output>{word}</output>
    </p>
  );
}
