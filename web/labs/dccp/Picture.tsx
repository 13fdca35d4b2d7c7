// The laboratory as a small picture: the rates of the scenario in which it was left.

import { PlaceProvider } from '../../bench/figure/Place.tsx';
import { LookContext } from '../../charts/frame/look.ts';
import { RateFigure } from './rate/RateFigure.tsx';

export function Picture() {
  return (
    <LookContext value="mini">
      <PlaceProvider lab="dccp" figure="rate">
        <RateFigure />
      </PlaceProvider>
    </LookContext>
  );
}
