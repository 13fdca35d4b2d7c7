// What the figures below say of themselves where their scenario does not say it, when they are taken away.

import { createContext } from 'react';
import type { SourceId } from '../../sources/sources.ts';
import type { LinkOfIt } from './unlinked.ts';

export interface UnlinkedOrigin {
  /** What it is, in a sentence. */
  readonly subtitle: string;
  /** The same in each row of a file. */
  readonly columns: readonly {
    readonly id: string;
    readonly unit?: string;
    readonly value: string | number;
  }[];
  /** What can be copied in place of its link. */
  readonly links: readonly LinkOfIt[];
}

export interface Provenance {
  /** False where nothing is drawn by lot: there are no runs and no seed. */
  readonly isDrawn?: boolean;
  /** False where a figure draws nothing of the kept scenario. */
  readonly isKeptDrawn?: boolean;
  /** How it is drawn, where it is not grey. */
  readonly keptLook?: string | undefined;
  /** True where its data have rows of the kept scenario all the same. */
  readonly isKeptListed?: boolean;
  /** Its parameters, where it depends on no others of its laboratory. */
  readonly parameters?: readonly string[];
  /** In place of the parameters and of the link, for what no link brings along. */
  readonly unlinked?: UnlinkedOrigin;
  /** In place of the paper that the laboratory rebuilds. */
  readonly sources?: readonly SourceId[];
  /** In place of `oos figure`; null where no command prints the figure. */
  readonly command?: string | null;
}

export const ProvenanceContext = createContext<Provenance>({});
