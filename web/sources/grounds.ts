// What a preset rests on: where a source says it, and what the ledger has found of that.

import type { SourceId } from './sources.ts';

export interface Grounds {
  readonly source: SourceId;
  /** "Figure 8, section 4.2.1". */
  readonly place: string;
  /** Statements of the laboratory's ledger by their numbers there: the source's words, and whether they are reproduced here. */
  readonly statements?: readonly number[];
}
