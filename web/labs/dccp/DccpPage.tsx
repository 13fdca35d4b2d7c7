// The laboratory of TFRC with a reordering buffer.

import { Segments } from '../../bench/choices/Choices.tsx';
import type { FigureId } from '../../bench/figure/Place.tsx';
import { MeasureTable } from '../../bench/measures/MeasureTable.tsx';
import { type FigureEntry, FigureSet } from '../../bench/page/FigureSet.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import { BelowStage, Stage } from '../../bench/stage/Stage.tsx';
import { TrackCurveContext } from '../../controls/trackCurve.ts';
import { late } from '../../late/late.tsx';
import { useScenario } from '../../scenario/react.tsx';
import { DCCP } from './laboratory.ts';
import { Lead } from './lead/Lead.tsx';
import { QualityFigure } from './quality/QualityFigure.tsx';
import { RateFigure } from './rate/RateFigure.tsx';
import { SizeFigure } from './size/SizeFigure.tsx';
import { SurfaceFigure } from './surface/SurfaceFigure.tsx';
import { TableFigure } from './table/TableFigure.tsx';
import { useMeasures } from './useMeasures.ts';
import { useWonTrack } from './useWonTrack.ts';

// it weighs on no first load but its own
const LadderFigure = late('the ladder', async () => (await import('./ladder/LadderFigure.tsx')).LadderFigure);

/** In the order of the strip. */
const FIGURES: readonly FigureEntry<FigureId<'dccp'>>[] = [
  { id: 'rate', Figure: RateFigure, isWide: true },
  { id: 'surface', Figure: SurfaceFigure },
  { id: 'table', Figure: TableFigure, isWide: true },
  { id: 'quality', Figure: QualityFigure },
  { id: 'size', Figure: SizeFigure },
  { id: 'ladder', Figure: LadderFigure, isWide: true },
];

export function DccpPage() {
  const isStaged = useScenario('dccp').fig !== 'all';
  return (
    <TrackCurveContext value={useWonTrack}>
      <LabPage of={DCCP} isStaged={isStaged}>
        {isStaged ? (
          <>
            <Stage lab="dccp" figures={FIGURES} Lead={Lead} />
            <BelowStage>
              <Measures />
            </BelowStage>
          </>
        ) : (
          <>
            <Segments lab="dccp" id="fig" only={FIGURES} />
            <FigureSet lab="dccp" figures={FIGURES} />
            <Measures />
          </>
        )}
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
