// The figures of a laboratory, for pages that show one of them outside the laboratory's own page.

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
  /** In the order of the strip; an unknown figure id shows the first one. */
  readonly figures: readonly FigureEntry[];
  /** The contexts around each figure. */
  readonly Around: Around;
  /** The leading result in a sentence. */
  readonly Lead: ComponentType;
  /** The curves that sliders show along their tracks. */
  readonly trackCurves: TrackCurves | null;
}

interface OfSet {
  readonly Lead: ComponentType;
  /** A context that the figures share besides their scenario, such as the moment that the reader looks at. */
  readonly Shared?: Around;
  readonly trackCurves?: TrackCurves;
}

/** The figures of a laboratory with the contexts around them, for its own page and for any other place. */
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

/** What the module of a laboratory's page exports. */
export interface LabModule {
  readonly Page: ComponentType;
  /** The figures for the store's scenario: those of the bench that the scenario chooses. */
  readonly figuresOf: (store: ScenarioStore) => Promise<FigureSet>;
  /** All replications of a scenario of the laboratory, where each replication is a row of measures. */
  readonly replicationsOf?: (scenario: never) => Replications<LabId, RowFunction>;
  /** Computes the measures of scenarios where they are not rows of replications. */
  readonly measurer?: () => Promise<Measurer>;
  /** Distributions over the packets of a scenario, by name. */
  readonly packetsOf?: () => Promise<Readonly<Record<string, Measurer>>>;
}

/** Loads the figures and the parameter table of any laboratory. */
export type FigureRegistry = (lab: LabId) => Promise<LabModule['figuresOf']>;

/** Provided by the application, which has the list of laboratories. */
export const FigureRegistryContext = createContext<FigureRegistry | null>(null);
