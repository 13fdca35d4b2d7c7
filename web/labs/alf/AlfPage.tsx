// The laboratory of in-order against out-of-sequence delivery.

import { TABLE } from '#pkg/alf.table.ts';
import { Figures } from '../../bench/page/Figures.tsx';
import { figureSet, type LabModule } from '../../bench/page/figureSet.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import { idsOf, type Laboratory } from '../../bench/page/laboratory.ts';
import { TrackCurveContext } from '../../controls/trackCurve.ts';
import { CursorProvider } from './cursor.tsx';
import { FIGURES } from './figureList.ts';
import { useGainTrack } from './gains/useGainTrack.ts';
import { gainWordsOf } from './lead/gainWords.ts';
import { Lead } from './lead/Lead.tsx';
import { PRESETS } from './presets.ts';
import { Results } from './results/Results.tsx';
import { useRuns } from './useMeasures.ts';

const ALF: Laboratory<'alf'> = {
  id: 'alf',
  presets: PRESETS,
  main: idsOf(TABLE, 'main'),
  more: idsOf(TABLE, 'more'),
  view: ['surface', 'fig', 't0', 't1', 'acks', 'at', 'pin'],
  howTo: { load: async () => (await import('./howTo.tsx')).HOW_TO },
  leading: {
    measure: (scenario) => gainWordsOf(scenario).gain,
    called: ({ g }) => (g === 'latency' ? 'gain per packet' : 'gain'),
    isWon: true,
    useRuns,
  },
};

// one constant element, so that a render of the page does not render the figures: each follows its own scenario
const SHOWN = (
  <Figures lab="alf" figures={FIGURES} Lead={Lead}>
    <Results />
  </Figures>
);

const TRACK_CURVES = {
  useCurve: useGainTrack,
  won: 'the gain',
  height:
    'the gain, the share of the time that is saved by not waiting for order, at each value of this slider, all others unchanged.',
};

const FIGURE_SET = figureSet(ALF, FIGURES, { Lead, Shared: CursorProvider, trackCurves: TRACK_CURVES });

export { replicationsOf } from './replications.ts';

export const packetsOf = async () => (await import('./packets.ts')).PACKETS;

export const figuresOf: LabModule['figuresOf'] = async () => FIGURE_SET;

export function Page() {
  return (
    <TrackCurveContext value={TRACK_CURVES}>
      <CursorProvider>
        <LabPage laboratory={ALF}>{SHOWN}</LabPage>
      </CursorProvider>
    </TrackCurveContext>
  );
}
