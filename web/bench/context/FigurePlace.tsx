// The place of a figure: its laboratory, and its id in links.

import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { LabId, Scenarios } from '#pkg/params.ts';
import { ProgressContext, useProgressStore } from '../../sim-react/figureProgress.ts';

/** Ids of a laboratory's figures: the values of its parameter `fig`, without `all`. */
export type FigureId<L extends LabId> = Exclude<Scenarios[L]['fig'], 'all'>;

interface Place {
  readonly lab: LabId;
  /** The figure's id; null for a figure that no link opens on. */
  readonly figure: string | null;
  /** The question that the figure answers, where it is shown beside it. */
  readonly asks?: string | undefined;
}

const PlaceContext = createContext<Place | null>(null);

/** Sets the laboratory, and the figure if given, for everything inside. */
export function PlaceProvider({
  lab,
  figure = null,
  asks,
  children,
}: Partial<Place> & Pick<Place, 'lab'> & { children: ReactNode }) {
  return (
    <PlaceContext value={{ lab, figure, asks }}>
      <ProgressContext value={useProgressStore()}>{children}</ProgressContext>
    </PlaceContext>
  );
}

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('a figure stands outside the page of a laboratory');
  return place;
}
