// The figures of a laboratory, for whoever shows one of them outside its page.

import { type ComponentType, createContext, Fragment, type ReactNode } from 'react';
import type { LabId } from '#pkg/params.ts';
import type { TrackCurves } from '../../controls/trackCurve.ts';
import type { ScenarioStore } from '../../scenario/store.ts';
import type { FigureEntry } from '../context/figureEntry.ts';
import type { RowFunction } from '../results/calls.ts';
import type { Replications } from '../results/useReplications.ts';
import type { Measurer } from '../rows/rows.ts';
import { LabScope, type LabScopeProps } from './LabScope.tsx';

type Around = ComponentType<{ readonly children: ReactNode }>;

export interface FigureSet {
  /** In the order of the strip; the first one stands for a name that is none of theirs. */
  readonly figures: readonly FigureEntry[];
  /** What stands around each. */
  readonly Around: Around;
  /** The leading result in a sentence. */
  readonly Lead: ComponentType;
  /** What tracks of sliders show along them. */
  readonly trackCurves: TrackCurves | null;
}

interface OfSet {
  readonly Lead: ComponentType;
  /** What the figures share besides their scenario, such as the time that the reader looks at. */
  readonly Shared?: Around;
  readonly trackCurves?: TrackCurves;
}

/** The figures of a laboratory with what stands around them, for its own page and for any other place. */
export function figureSet<L extends LabId>(
  of: LabScopeProps<L>['laboratory'],
  figures: readonly FigureEntry[],
  { Lead, Shared = Fragment, trackCurves }: OfSet,
): FigureSet {
  const Around: Around = ({ children }) => (
    <LabScope laboratory={of}>
      <Shared>{children}</Shared>
    </LabScope>
  );
  return { figures, Around, Lead, trackCurves: trackCurves ?? null };
}

/** What the file of a laboratory's page gives. */
export interface LabModule {
  readonly Page: ComponentType;
  /** The figures of the scenario that the store has: those of its bench. */
  readonly figuresOf: (store: ScenarioStore) => Promise<FigureSet>;
  /** All replications of one of its scenarios, where they are rows of measures. */
  readonly replicationsOf?: (scenario: never) => Replications<LabId, RowFunction>;
  /** Computes the measures of its scenarios otherwise. */
  readonly measurer?: () => Promise<Measurer>;
  /** Distributions over the packets of its scenarios, by name. */
  readonly packetsOf?: () => Promise<Readonly<Record<string, Measurer>>>;
}

/** Loads the figures of any laboratory, with its table. */
export type FigureRegistry = (lab: LabId) => Promise<LabModule['figuresOf']>;

/** The application has the list of laboratories. */
export const FigureRegistryContext = createContext<FigureRegistry | null>(null);
