// The laboratory as a small picture: its headline figure of the scenario in which it was left.

import { PlaceProvider } from '../../bench/figure/Place.tsx';
import { LookContext } from '../../charts/frame/look.ts';
import { CurveFigure } from './figures/CurveFigure.tsx';

export function Picture() {
  return (
    <LookContext value="mini">
      <PlaceProvider lab="alf" figure="curve">
        <CurveFigure />
      </PlaceProvider>
    </LookContext>
  );
}
