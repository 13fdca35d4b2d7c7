// What listeners and viewers make of the path.

import { useMemo } from 'react';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { ScoreBars } from '../../../charts/score/ScoreBars.tsx';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import { HearButton } from '../hear/HearButton.tsx';
import { useMeasures } from '../useMeasures.ts';
import { leadWords, SCALE, scoreColumns, scoreGroups, scoreWords } from './scores.ts';

const TITLE = 'What listeners hear';
export function QualityFigure() {
  const scenario = useScenario('dccp');
  const measures = useMeasures(scenario);
  const { result } = measures;
  const kept = useKept('dccp');
  // where nothing is kept these are the same measures
  const other = useMeasures(kept ?? scenario);
  const ghost = kept === null || other.isStale ? null : other.result;
  const groups = useMemo(() => (result === null ? [] : scoreGroups(result, ghost)), [result, ghost]);
  return (
    <LabFigure
      title={TITLE}
      lead={leadWords(groups)}
      summary={scoreWords(groups)}
      data={() => (result === null ? [] : scoreColumns(result))}
      fileName="quality"
      action={<HearButton title={TITLE} />}
      jobs={[measures]}
      isStale={measures.isStale}
    >
      <ScoreBars groups={groups} axis={SCALE} />
    </LabFigure>
  );
}
