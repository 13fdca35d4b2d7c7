import type { DataColumn } from './columns.ts';

/** The source of a figure, as pictures and files give it. */
export interface FigureSource {
  /** What is special about the scenario, as a line below the title. */
  readonly subtitle: string;
  /** The program with its version, the laboratory, and the sources of its model. */
  readonly source: string;
  /** The link that opens the figure again; `linkNote` says where it may not work. */
  readonly link: string;
  readonly linkNote: string;
  /** The scenario as columns with `rows` equal rows, so that each row of a file can be read alone. */
  readonly columns: (rows: number) => readonly DataColumn[];
  /** All parameters of the scenario, as the model describes them. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  /** The command line that prints the same numbers; null where there is none. */
  readonly command: string | null;
  /** The kept scenario, if one is drawn beside it. */
  readonly beside?: Pick<FigureSource, 'columns'> | undefined;
}

/** Loads the source of a figure when something is exported. */
export interface Origin {
  readonly load: () => Promise<FigureSource>;
  /** The loaded source; null before it has loaded, since printing cannot wait for it. */
  readonly now: () => FigureSource | null;
}
