// A table that is no figure's as a file, and the command that prints the same numbers: loaded when it is asked for.

import { copyCommand, saveTable } from '../../charts/export/taking.ts';
import type { DataSource } from '../../charts/table/columns.ts';
import type { Provenance } from '../context/provenance.ts';
import { loadAbout } from './loaded.ts';

type Commands = Awaited<ReturnType<typeof loadAbout>>;

export interface TableToTake {
  readonly fileName: string;
  readonly data: DataSource;
  /** Rows of other scenarios below these, by their texts; a first column says which rows are whose. */
  readonly below?: readonly { readonly text: string; readonly data: DataSource }[];
  /** The command that prints the same; by default the measures of the scenario. */
  readonly command?: (commands: Commands, text: string) => string;
}

interface Taken extends TableToTake {
  /** The scenario, and what is said of it. */
  readonly text: string;
  readonly told: Provenance;
}

/** Saves the table as CSV; gives what is said of that. */
export async function save(table: Taken): Promise<string> {
  const { fileName, text, data, below = [] } = table;
  const of = await aboutsOf(table);
  const rows = [{ text, data }, ...below];
  saveTable(
    fileName,
    rows.map((one) => ({ columns: one.data(), about: of(one.text) })),
  );
  return 'CSV saved';
}

/** Copies the command that prints the table; gives what is said of that. */
export async function copy(table: Taken): Promise<string> {
  await copyCommand((await aboutsOf(table))(table.text));
  return 'Command copied, for an installed oos. In a checkout: npm run -s oos -- …';
}

async function aboutsOf({ text, told, command }: Taken) {
  const commands = await loadAbout();
  const own = command === undefined ? commands.runCommand(text) : command(commands, text);
  return (scenario: string) => commands.aboutOf(scenario, { command: own, ...told });
}
