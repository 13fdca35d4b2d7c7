// The origin of figures, as far as it does not follow from their scenario, for saved and printed figures.

import { createContext } from 'react';
import type { SourceId } from '../../sources/sources.ts';
import type { LinkOfIt } from './unlinked.ts';

export interface UnlinkedOrigin {
  /** A sentence on the data's origin. */
  readonly subtitle: string;
  /** Columns on the origin, with the same value in each row of a file. */
  readonly columns: readonly {
    readonly id: string;
    readonly unit?: string;
    readonly value: string | number;
  }[];
  /** Links that can be copied in place of the missing one. */
  readonly links: readonly LinkOfIt[];
}

export interface Provenance {
  /** False where nothing is random: there are no runs and no seed. */
  readonly isDrawn?: boolean;
  /** False where the figure draws nothing of the kept scenario. */
  readonly isKeptDrawn?: boolean;
  /** How the kept scenario is drawn, where it is not grey. */
  readonly keptLook?: string | undefined;
  /** Whether the figure's data have rows of the kept scenario. */
  readonly isKeptListed?: boolean;
  /** Ids of the parameters that the figure depends on, where these are not all of its laboratory's. */
  readonly parameters?: readonly string[];
  /** Replaces the parameters and the link, for data that no link holds. */
  readonly unlinked?: UnlinkedOrigin;
  /** The figure's sources, in place of the paper that the laboratory rebuilds. */
  readonly sources?: readonly SourceId[];
  /** The command that prints the figure, in place of `oos figure`; null where there is none. */
  readonly command?: string | null;
}

export const ProvenanceContext = createContext<Provenance>({});
