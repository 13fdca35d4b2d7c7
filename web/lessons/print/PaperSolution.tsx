// The scenario that reaches the goal of free play, printed in the key only.

import { fullName } from '../../bench/results/table.ts';
import { scenarioIn } from '../../bench/rows/rows.ts';
import { shownValue } from '../../controls/value.ts';
import { Words } from '../../notation/Words.tsx';
import { paramsOf, valueIn } from '../../scenario/values.ts';
import { labOf } from '../facts/facts.ts';
import { useTableOf } from '../parts/useTableOf.ts';
import type { Try } from '../read/lesson.ts';

export function PaperSolution({ free: { scenario, solution, sliders } }: { readonly free: Try }) {
  const lab = labOf(scenario);
  const isReady = useTableOf(scenario);
  if (lab === null || solution === null || !isReady) return null;
  const values = scenarioIn(lab, solution);
  const set = paramsOf(lab)
    .filter(({ id }) => sliders.includes(id))
    .map((param) => {
      const value = valueIn(values, param.id);
      return `${fullName(param)} ${typeof value === 'number' ? shownValue(param, value) : value}`;
    });
  return (
    <p data-solution="">
      One answer: <Words text={set.join(', ')} />.
    </p>
  );
}
