// A figure that fills a box beside other figures. The page has their headings, so the figure has none of its own.

import type { LabId } from '#pkg/params.ts';
import { IsAmongOthersContext } from '../../charts/frame/amongOthers.ts';
import { LookContext } from '../../charts/layout/look.ts';
import { PlaceProvider } from '../context/FigurePlace.tsx';
import type { FigureEntry } from '../context/figureEntry.ts';

interface FigureAmongOthersProps {
  readonly lab: LabId;
  readonly entry: FigureEntry;
}

export function FigureAmongOthers({ lab, entry: { id, Figure } }: FigureAmongOthersProps) {
  return (
    <IsAmongOthersContext value={true}>
      <LookContext value="fill">
        <PlaceProvider lab={lab} figure={id}>
          <Figure />
        </PlaceProvider>
      </LookContext>
    </IsAmongOthersContext>
  );
}
