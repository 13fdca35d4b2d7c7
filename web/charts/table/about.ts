import type { DataColumn } from './columns.ts';

/** Where a figure comes from, as its pictures and files say it. */
export interface About {
  /** What is special about the scenario: below the title. */
  readonly subtitle: string;
  /** Who made it. */
  readonly source: string;
  /** The link that opens it again; where it does not lead everywhere, `linkNote` says so. */
  readonly link: string;
  readonly linkNote: string;
  /** The scenario as columns of so many rows: each row of a file can be read by itself. */
  readonly columns: (rows: number) => readonly DataColumn[];
  /** All that the model knows of the scenario, in words. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  /** The command line that prints the same numbers; null where there is none. */
  readonly command: string | null;
  /** The scenario that is drawn beside it, where one is. */
  readonly beside?: Pick<About, 'columns'> | undefined;
}

/** What is needed loads when something is taken away. */
export interface Origin {
  readonly load: () => Promise<About>;
  /** Null until that has loaded once: printing waits for nothing. */
  readonly now: () => About | null;
}
