// The grounds of a preset: the place in a source that says it, and the ledger's statements on it.

import type { SourceId } from './sources.ts';

export interface Grounds {
  readonly source: SourceId;
  /** "Figure 8, section 4.2.1". */
  readonly place: string;
  /** Numbers of statements in the laboratory's ledger, which have the source's words and the verdict on them. */
  readonly statements?: readonly number[];
}
