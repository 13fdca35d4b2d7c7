// The laboratory of TFRC with a reordering buffer.

import { figureSet, type LabModule } from '../../bench/page/figureSet.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import { ContactSheet } from '../../bench/page/lazy.ts';
import { BelowStage, Stage } from '../../bench/page/Stage.tsx';
import { MeasureTable } from '../../bench/tables/MeasureTable.tsx';
import { TrackCurveContext } from '../../controls/trackCurve.ts';
import { useScenario } from '../../scenario/react.tsx';
import { FIGURES } from './figureList.ts';
import { DCCP } from './laboratory.ts';
import { Lead } from './lead/Lead.tsx';
import { useMeasures } from './useMeasures.ts';
import { useWonTrack } from './useWonTrack.ts';
import { Words } from './Words.tsx';

// the same elements each time: what stands in them draws itself with its own scenario only
const STAGED = (
  <>
    <Stage lab="dccp" figures={FIGURES} Lead={Lead} />
    <BelowStage>
      <Measures />
      <Words />
    </BelowStage>
  </>
);
const ALL = (
  <ContactSheet lab="dccp" figures={FIGURES} Lead={Lead}>
    <Measures />
    <Words />
  </ContactSheet>
);

const HILLS = { useCurve: useWonTrack, height: 'how much rate the buffer wins' };

const FIGURE_SET = figureSet(DCCP, FIGURES);

export { replicationsOf } from './replications.ts';

export const figuresOf: LabModule['figuresOf'] = async () => FIGURE_SET;

export function Page() {
  const isStaged = useScenario('dccp').fig !== 'all';
  return (
    <TrackCurveContext value={HILLS}>
      <LabPage of={DCCP} isStaged={isStaged}>
        {isStaged ? STAGED : ALL}
      </LabPage>
    </TrackCurveContext>
  );
}

function Measures() {
  const scenario = useScenario('dccp');
  const { result, error, isStale } = useMeasures(scenario);
  if (error !== null) return <p role="alert">{error}</p>;
  if (result === null) return null;
  return (
    <MeasureTable
      caption={
        scenario.runs === 1 ? 'One run' : `Mean of ${scenario.runs} runs ± half the width of its 95% interval`
      }
      lab="dccp"
      estimates={result}
      isBusy={isStale}
    />
  );
}
