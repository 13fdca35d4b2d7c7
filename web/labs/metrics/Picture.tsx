// The laboratory as a small picture: the densities of its jitter path.

import { PlaceProvider } from '../../bench/figure/Place.tsx';
import { LookContext } from '../../charts/frame/look.ts';
import { RdFigure } from './jitter/RdFigure.tsx';

export function Picture() {
  return (
    <LookContext value="mini">
      <PlaceProvider lab="metrics" figure="rd">
        <RdFigure />
      </PlaceProvider>
    </LookContext>
  );
}
