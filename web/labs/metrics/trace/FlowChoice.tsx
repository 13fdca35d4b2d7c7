// Choice of the flow to measure, in the panel; the table below the stage has all columns.

import { useId } from 'react';
import type { TraceFlow, TraceSurvey } from '#pkg/texts.js';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { isMeasured } from './measuredFlow.ts';
import { flowName } from './sentences.ts';
import styles from './TraceRail.module.css';

/** Largest number of flows in the choice; the table has the others. */
const AT_MOST = 100;

interface FlowChoiceProps {
  readonly flows: readonly TraceFlow[];
  readonly survey: Pick<TraceSurvey, 'figures'>;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

export function FlowChoice({ flows, survey, chosen, onChoose }: FlowChoiceProps) {
  const id = useId();
  const all = flows.filter(({ index }) => isMeasured(survey, index));
  if (all.length < 2) return null;
  const isOffered = (place: number, index: number) => place < AT_MOST || index === chosen;
  const offered = all.filter(({ index }, place) => isOffered(place, index));
  const others = all.length - offered.length;
  return (
    <div className={styles.flow}>
      <label htmlFor={id}>Flow</label>
      <select
        id={id}
        className="select"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {offered.map((flow) => (
          <option key={flow.index} value={flow.index}>
            {flowName(flow)} ({formatCount(flow.packets)})
          </option>
        ))}
        {others > 0 && (
          <option disabled value="others">
            {countWithNoun(others, 'smaller flow')} in the table below
          </option>
        )}
      </select>
    </div>
  );
}
