// The laboratory of TCP over RED.

import { Figures } from '../../bench/page/Figures.tsx';
import { figureSet, type LabModule } from '../../bench/page/figureSet.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import { RunMeasures } from '../../bench/tables/RunMeasures.tsx';
import { TrackCurveContext } from '../../controls/trackCurve.ts';
import { useScenario } from '../../scenario/react.tsx';
import { FIGURES } from './figureList.ts';
import { StoppingProvider } from './frontier/stopping.tsx';
import { useSavingTrack } from './frontier/useSavingTrack.ts';
import { laboratoryOf, RED } from './laboratory.ts';
import { Lead } from './lead/Lead.tsx';
import { useMeasures } from './useMeasures.ts';

// one constant element, so that a render of the page does not render the figures: each follows its own scenario
const SHOWN = (
  <Figures lab="red" figures={FIGURES} Lead={Lead}>
    <RunMeasures lab="red" useMeasures={useMeasures} />
  </Figures>
);

const TRACK_CURVES = {
  useCurve: useSavingTrack,
  won: 'delay saved',
  height:
    'how much shorter the queueing delay is at each value of this slider, all others unchanged, than without reordering and loss for a link just as full. Where no threshold fills the link as much without them, nothing is drawn.',
};

const FIGURE_SET = figureSet(RED, FIGURES, { Lead, Shared: StoppingProvider, trackCurves: TRACK_CURVES });

export { replicationsOf } from './replications.ts';

export const figuresOf: LabModule['figuresOf'] = async () => FIGURE_SET;

export function Page() {
  const scenario = useScenario('red');
  return (
    <TrackCurveContext value={TRACK_CURVES}>
      <StoppingProvider>
        <LabPage laboratory={laboratoryOf(scenario)}>{SHOWN}</LabPage>
      </StoppingProvider>
    </TrackCurveContext>
  );
}
