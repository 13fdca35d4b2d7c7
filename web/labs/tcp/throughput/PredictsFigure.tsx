// How well each measure of the path's order predicts the throughput: the rank correlation over all points of all
// curves.

import { DATA, PREDICTORS } from '#pkg/tcp.predicts.heads.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { measureById } from '../../../bench/results/table.ts';
import { useCurvesCorner } from '../../../bench/results/useCurvesCorner.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { type BarGroup, GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import { columnsOf } from '../../../charts/table/columns.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { differencesHint, predictWords } from './predict.ts';
import { type Prediction, usePredictions } from './usePredictions.ts';

const VALUE = {
  label: 'Rank correlation',
  domain: [0, 1],
  readout: '.3f',
  meaning:
    'Spearman’s: 1 where more of the measure always means less throughput, whatever the curve; 0 where it says nothing.',
} as const;

const COMING = 'The simulation is under way: a rank needs all points of all curves.';

export function PredictsFigure() {
  const scenario = useScenario('tcp');
  const { predictions, jobs } = usePredictions(scenario);
  const isKnown = predictions.length > 0;
  const groups = (isKnown ? predictions : TO_COME).map(groupOf);
  const corner = useCurvesCorner('tcp', 'curves');
  const words = isKnown ? predictWords(predictions, scenario.curves === 'laws') : COMING;
  return (
    <LabFigure
      drawsKept={false}
      title="Which measure predicts the throughput"
      summary={words}
      rest={isKnown ? differencesHint(scenario.curves === 'laws') : COMING}
      data={() =>
        columnsOf(
          predictions.map(({ id, mean, half }) => ({
            measure: id,
            rank_correlation: mean,
            rank_correlation_ci95: half,
          })),
          DATA,
        )
      }
      fileName="predictors"
      jobs={jobs}
    >
      <GroupedBars
        aspect={0.6}
        value={VALUE}
        heading="Measure of the order"
        headingMeaning="Of packets that cross the path back to back."
        groups={groups}
        corner={corner}
      />
    </LabFigure>
  );
}

/** Rows without values, shown until the predictions come. */
const TO_COME = PREDICTORS.map((id) => ({ id, mean: Number.NaN, half: Number.NaN }));

function groupOf({ id, mean, half }: Pick<Prediction, 'id' | 'mean' | 'half'>): BarGroup {
  const { name, meaning } = measureById('tcp', id);
  const text = Number.isFinite(mean) ? mean.toFixed(2) : '';
  const bar = {
    id: 'correlation',
    label: 'rank correlation',
    color: 'var(--fam-3)',
    value: mean,
    half,
    text,
  };
  return { id, label: name, place: sentence(meaning), bars: [bar] };
}
