// Where a figure stands: in which laboratory, and under which name in its link.

import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { LabId, Scenarios } from '#pkg/params.ts';
import { UnderwayContext, useOwnUnderway } from '../../sim-react/underway.ts';

/** Figures by the values of a laboratory's parameter `fig`. */
export type FigureId<L extends LabId> = Exclude<Scenarios[L]['fig'], 'all'>;

export interface Place {
  readonly lab: LabId;
  /** Null for a figure that no link opens on. */
  readonly figure: string | null;
  /** What the figure answers, where that is said beside it. */
  readonly asks?: string | undefined;
}

const PlaceContext = createContext<Place | null>(null);

/** Everything below it stands in this laboratory, or is this figure of it. */
export function PlaceProvider({
  lab,
  figure = null,
  asks,
  children,
}: Partial<Place> & Pick<Place, 'lab'> & { children: ReactNode }) {
  return (
    <PlaceContext value={{ lab, figure, asks }}>
      <UnderwayContext value={useOwnUnderway()}>{children}</UnderwayContext>
    </PlaceContext>
  );
}

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('a figure stands outside the page of a laboratory');
  return place;
}
