// The laboratory of in-order against out-of-sequence delivery.

import { TABLE } from '#pkg/alf.table.ts';
import type { AlfScenario } from '#pkg/params.ts';
import { figureSet, type LabModule } from '../../bench/page/figureSet.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import type { Laboratory } from '../../bench/page/laboratory.ts';
import { ContactSheet } from '../../bench/page/lazy.ts';
import { BelowStage, Stage } from '../../bench/page/Stage.tsx';
import { TrackCurveContext } from '../../controls/trackCurve.ts';
import { useScenario } from '../../scenario/react.tsx';
import { CursorProvider } from './cursor.tsx';
import { FIGURES } from './figureList.ts';
import { useGainTrack } from './gains/useGainTrack.ts';
import { Lead } from './lead/Lead.tsx';
import { PRESETS } from './presets.ts';
import { Results } from './results/Results.tsx';
import { useRuns } from './useMeasures.ts';

const ALF: Laboratory<'alf'> = {
  id: 'alf',
  presets: PRESETS,
  main: idsOf('main'),
  more: idsOf('more'),
  view: ['surface', 'fig', 't0', 't1', 'acks', 'at', 'pin'],
  howTo: { load: async () => (await import('./howTo.tsx')).HOW_TO },
  leading: { measure: 'gain', isWon: true, useRuns },
};

// the same elements each time: what stands in them draws itself with its own scenario only
const STAGED = (
  <>
    <Stage lab="alf" figures={FIGURES} Lead={Lead} />
    <BelowStage>
      <Results />
    </BelowStage>
  </>
);
const ALL = (
  <ContactSheet lab="alf" figures={FIGURES} Lead={Lead}>
    <Results />
  </ContactSheet>
);

const HILLS = { useCurve: useGainTrack, height: 'the time saved by not waiting for order' };

const FIGURE_SET = figureSet(ALF, FIGURES, CursorProvider);

export { replicationsOf } from './replications.ts';

export const figuresOf: LabModule['figuresOf'] = async () => FIGURE_SET;

export function Page() {
  const isStaged = useScenario('alf').fig !== 'all';
  return (
    <TrackCurveContext value={HILLS}>
      <CursorProvider>
        <LabPage of={ALF} isStaged={isStaged}>
          {isStaged ? STAGED : ALL}
        </LabPage>
      </CursorProvider>
    </TrackCurveContext>
  );
}

function idsOf(group: 'main' | 'more'): (keyof AlfScenario)[] {
  return TABLE.params.flatMap((param) => (param.group === group ? [param.id as keyof AlfScenario] : []));
}
