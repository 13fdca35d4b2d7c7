// The laboratory of TCP over RED.

import { figureSet, type LabModule } from '../../bench/page/figureSet.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import { ContactSheet } from '../../bench/page/lazy.ts';
import { BelowStage, Stage } from '../../bench/page/Stage.tsx';
import { MeasureTable } from '../../bench/tables/MeasureTable.tsx';
import { TrackCurveContext } from '../../controls/trackCurve.ts';
import { useScenario } from '../../scenario/react.tsx';
import { FIGURES } from './figureList.ts';
import { StoppingProvider } from './frontier/stopping.tsx';
import { useSavingTrack } from './frontier/useSavingTrack.ts';
import { laboratoryOf, RED } from './laboratory.ts';
import { Lead } from './lead/Lead.tsx';
import { useMeasures } from './useMeasures.ts';
import { Words } from './Words.tsx';

// the same elements each time: what stands in them draws itself with its own scenario only
const STAGED = (
  <>
    <Stage lab="red" figures={FIGURES} Lead={Lead} />
    <BelowStage>
      <Measures />
      <Words />
    </BelowStage>
  </>
);
const ALL = (
  <ContactSheet lab="red" figures={FIGURES} Lead={Lead}>
    <Measures />
    <Words />
  </ContactSheet>
);

const HILLS = { useCurve: useSavingTrack, height: 'how much queueing delay the disturbance saves' };

const FIGURE_SET = figureSet(RED, FIGURES, StoppingProvider);

export { replicationsOf } from './replications.ts';

export const figuresOf: LabModule['figuresOf'] = async () => FIGURE_SET;

export function Page() {
  const scenario = useScenario('red');
  const isStaged = scenario.fig !== 'all';
  return (
    <TrackCurveContext value={HILLS}>
      <StoppingProvider>
        <LabPage of={laboratoryOf(scenario)} isStaged={isStaged}>
          {isStaged ? STAGED : ALL}
        </LabPage>
      </StoppingProvider>
    </TrackCurveContext>
  );
}

function Measures() {
  const scenario = useScenario('red');
  const { result, error, isStale } = useMeasures(scenario);
  if (error !== null) return <p role="alert">{error}</p>;
  if (result === null) return null;
  return (
    <MeasureTable
      caption={
        scenario.runs === 1 ? 'One run' : `Mean of ${scenario.runs} runs ± half the width of its 95% interval`
      }
      lab="red"
      estimates={result}
      isBusy={isStale}
    />
  );
}
