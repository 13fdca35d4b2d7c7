// The laboratory of TCP over RED.

import { Segments } from '../../bench/choices/Choices.tsx';
import type { FigureId } from '../../bench/figure/Place.tsx';
import { MeasureTable } from '../../bench/measures/MeasureTable.tsx';
import { type FigureEntry, FigureSet } from '../../bench/page/FigureSet.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import { BelowStage, Stage } from '../../bench/stage/Stage.tsx';
import { TrackCurveContext } from '../../controls/trackCurve.ts';
import { late } from '../../late/late.tsx';
import { useScenario } from '../../scenario/react.tsx';
import { IntervalsFigure } from './densities/IntervalsFigure.tsx';
import { WindowFigure } from './densities/WindowFigure.tsx';
import { EquilibriumFigure } from './equilibrium/EquilibriumFigure.tsx';
import { FrontierFigure } from './frontier/FrontierFigure.tsx';
import { StoppingProvider } from './frontier/stopping.tsx';
import { useSavingTrack } from './frontier/useSavingTrack.ts';
import { laboratoryOf } from './laboratory.ts';
import { Lead } from './lead/Lead.tsx';
import { QueueFigure } from './queue/QueueFigure.tsx';
import { ReorderingFigure } from './reordering/ReorderingFigure.tsx';
import { useMeasures } from './useMeasures.ts';
import { Words } from './Words.tsx';

// these two weigh on no first load but their own
const FlowFigure = late('the flow', async () => (await import('./ladder/FlowFigure.tsx')).FlowFigure);
const SenderFigure = late(
  'the senders',
  async () => (await import('./sender/SenderFigure.tsx')).SenderFigure,
);

/** In the order of the strip. */
const FIGURES: readonly FigureEntry<FigureId<'red'>>[] = [
  { id: 'frontier', Figure: FrontierFigure, isWide: true },
  { id: 'queue', Figure: QueueFigure, isWide: true },
  { id: 'window', Figure: WindowFigure },
  { id: 'intervals', Figure: IntervalsFigure },
  { id: 'equilibrium', Figure: EquilibriumFigure },
  { id: 'reordering', Figure: ReorderingFigure },
  { id: 'ladder', Figure: FlowFigure, isWide: true },
  { id: 'sender', Figure: SenderFigure, isWide: true, isTall: true },
];

export function RedPage() {
  const scenario = useScenario('red');
  const isStaged = scenario.fig !== 'all';
  return (
    <TrackCurveContext value={useSavingTrack}>
      <StoppingProvider>
        <LabPage of={laboratoryOf(scenario)} isStaged={isStaged}>
          {isStaged ? (
            <>
              <Stage lab="red" figures={FIGURES} Lead={Lead} />
              <BelowStage>
                <Measures />
                <Words />
              </BelowStage>
            </>
          ) : (
            <>
              <Segments lab="red" id="fig" only={FIGURES} />
              <FigureSet lab="red" figures={FIGURES} />
              <Measures />
              <Words />
            </>
          )}
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
