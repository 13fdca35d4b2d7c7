// The tables of a figure.

import type { Origin } from './about.ts';
import type { DataSource } from './columns.ts';

/** What a figure's data are called. */
export const DATA = 'Data';

/** The same of another scenario, for rows of its own below those of the figure's: a first column says which is which. */
export interface Beside {
  /** What that column calls the figure's own rows, and these. */
  readonly sides: readonly [own: string, other: string];
  readonly data: DataSource;
  readonly origin: Origin;
}

/** What a figure has besides its data and must not be mixed with them: an analysis, observations of another kind. */
export interface FurtherTable {
  /** Such as "Analysis". */
  name: string;
  /** What its file's name adds to the figure's. */
  suffix: string;
  data: DataSource;
  beside?: Beside | undefined;
}
