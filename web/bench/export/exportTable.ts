// Saves a table outside figures as a file, and copies the command that prints the same numbers. Loaded when first used.

import { copyCommand, saveTable } from '../../charts/export/saving.ts';
import type { DataSource } from '../../charts/table/columns.ts';
import type { Provenance } from '../context/provenance.ts';
import { loadAbout } from './loadAbout.ts';

type Commands = Awaited<ReturnType<typeof loadAbout>>;

export interface ExportedTable {
  readonly fileName: string;
  readonly data: DataSource;
  /** Rows of other scenarios below these, with the scenarios' texts; a first column names each row's scenario. */
  readonly below?: readonly { readonly text: string; readonly data: DataSource }[];
  /** The command that prints the same numbers; by default the one that prints the scenario's measures. */
  readonly command?: (commands: Commands, text: string) => string;
}

interface TakenTable extends ExportedTable {
  /** The scenario's text, and the origin that the file states. */
  readonly text: string;
  readonly told: Provenance;
}

/** Saves the table as CSV; returns the message for the reader. */
export async function save(table: TakenTable): Promise<string> {
  const { fileName, text, data, below = [] } = table;
  const of = await aboutsOf(table);
  const rows = [{ text, data }, ...below];
  saveTable(
    fileName,
    rows.map((one) => ({ columns: one.data(), about: of(one.text) })),
  );
  return 'CSV saved';
}

/** Copies the command that prints the table; returns the message for the reader. */
export async function copy(table: TakenTable): Promise<string> {
  await copyCommand((await aboutsOf(table))(table.text));
  return 'Command copied, for an installed oos. In a checkout: npm run -s oos -- …';
}

async function aboutsOf({ text, told, command }: TakenTable) {
  const commands = await loadAbout();
  const own = command === undefined ? commands.runCommand(text) : command(commands, text);
  return (scenario: string) => commands.aboutOf(scenario, { command: own, ...told });
}
