// The laboratory of TFRC with a reordering buffer.

import { Figures } from '../../bench/page/Figures.tsx';
import { figureSet, type LabModule } from '../../bench/page/figureSet.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import { RunMeasures } from '../../bench/tables/RunMeasures.tsx';
import { TrackCurveContext } from '../../controls/trackCurve.ts';
import { useScenario } from '../../scenario/react.tsx';
import { FIGURES } from './figureList.ts';
import { laboratoryOf } from './laboratory.ts';
import { Lead } from './lead/Lead.tsx';
import { useMeasures } from './useMeasures.ts';
import { useWonTrack } from './useWonTrack.ts';
import { Words } from './Words.tsx';

// one constant element, so that a render of the page does not render the figures: each follows its own scenario
const SHOWN = (
  <Figures lab="dccp" figures={FIGURES} Lead={Lead}>
    <RunMeasures lab="dccp" useMeasures={useMeasures} />
    <Words />
  </Figures>
);

const TRACK_CURVES = {
  useCurve: useWonTrack,
  won: 'rate gained',
  height: 'the rate that the buffer gains at each value of this slider, all others unchanged.',
};

const FIGURE_SET = figureSet(laboratoryOf({ law: 'extra', sizing: 'fixed' }), FIGURES, {
  Lead,
  trackCurves: TRACK_CURVES,
});

export { replicationsOf } from './replications.ts';

export const figuresOf: LabModule['figuresOf'] = async () => FIGURE_SET;

export function Page() {
  const scenario = useScenario('dccp');
  return (
    <TrackCurveContext value={TRACK_CURVES}>
      <LabPage laboratory={laboratoryOf(scenario)}>{SHOWN}</LabPage>
    </TrackCurveContext>
  );
}
