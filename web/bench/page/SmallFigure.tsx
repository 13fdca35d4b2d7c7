// A figure as a small live picture: the same chart without its furniture.

import { memo } from 'react';
import type { LabId } from '#pkg/params.ts';
import { LookContext } from '../../charts/layout/look.ts';
import { PlaceProvider } from '../context/FigurePlace.tsx';
import type { FigureEntry } from '../context/figureEntry.ts';

interface SmallFigureProps {
  readonly lab: LabId;
  readonly entry: FigureEntry;
}

export const SmallFigure = memo(function SmallFigure({ lab, entry: { id, Figure } }: SmallFigureProps) {
  return (
    <LookContext value="mini">
      <PlaceProvider lab={lab} figure={id}>
        <Figure />
      </PlaceProvider>
    </LookContext>
  );
});
