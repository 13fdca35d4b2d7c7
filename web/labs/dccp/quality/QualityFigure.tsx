// Quality scores of voice and video over the path.

import { useMemo } from 'react';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { ghostEntry } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { Switch } from '../../../bench/results/Switch.tsx';
import { legendOf } from '../../../bench/stated/stated.ts';
import { useStated } from '../../../bench/stated/useStated.ts';
import { NARROW_WINDOW, useMedia } from '../../../charts/layout/useMedia.ts';
import { ScoreBars } from '../../../charts/score/ScoreBars.tsx';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import { HearButton } from '../hear/HearButton.tsx';
import { SIDES } from '../sides.ts';
import { useMeasures } from '../useMeasures.ts';
import { leadWords, SCALE, scoreColumns, scoreGroups, scoreWords, withStated } from './scores.ts';

const TITLE = 'What listeners hear';
export function QualityFigure() {
  const scenario = useScenario('dccp');
  const measures = useMeasures(scenario);
  const isNarrow = useMedia(NARROW_WINDOW);
  const { result } = measures;
  const kept = useKept('dccp');
  // without a kept scenario these are the scenario's own measures
  const other = useMeasures(kept ?? scenario);
  const ghost = kept === null || other.isStale ? null : other.result;
  const names = useKeptNames();
  const stated = useStated('dccp', 'quality', scenario, {});
  const groups = useMemo(
    () => (result === null ? [] : withStated(scoreGroups(result, ghost), stated)),
    [result, ghost, stated],
  );
  return (
    <LabFigure
      title={TITLE}
      lead={leadWords(groups)}
      summary={scoreWords(groups)}
      rest=""
      data={() => (result === null ? [] : scoreColumns(result))}
      keptData={ghost === null ? undefined : () => scoreColumns(ghost)}
      fileName="quality"
      action={
        <>
          <HearButton title={TITLE} />
          <Switch lab="dccp" id="stated" />
        </>
      }
      legend={
        // on a phone the bars are too low for the names of the causes
        stated.length === 0 && ghost === null && !isNarrow
          ? undefined
          : [
              ...SIDES.map(({ label, color }) => ({ label, color, mark: 'bar' as const })),
              ...(ghost === null ? [] : [ghostEntry(names.kept, 'stroke')]),
              ...legendOf(stated),
            ]
      }
      jobs={[measures]}
      isStale={measures.isStale}
    >
      <ScoreBars groups={groups} axis={SCALE} />
    </LabFigure>
  );
}
