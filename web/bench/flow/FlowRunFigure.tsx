// The figure of a TCP flow, packet by packet, in which a reader delays, loses or rescues single packets by hand.

import { use, useMemo } from 'react';
import { Figure } from '../../charts/figure/Figure.tsx';
import { useScenario } from '../../scenario/react.tsx';
import { ComparisonContext, HasLeadContext } from '../compare/comparison.ts';
import { isByHand } from '../context/byHand.ts';
import { FlowHand } from '../ladder/FlowHand.tsx';
import { type Flow, type FlowRecord, flowRecord, type RunLab } from '../ladder/flowRun.ts';
import { type FlowHeads, flowTables, packetColumns } from '../ladder/flowTables.ts';
import { besideWords } from '../ladder/flowWords.ts';
import type { FlowTelling } from '../ladder/hand/record.ts';
import type { RunView } from '../ladder/useFlowRun.ts';
import { useFrame } from '../page/useFrame.ts';

interface FlowRunFigureProps<L extends RunLab> {
  readonly lab: L;
  readonly fileName: string;
  readonly view: RunView<L>;
  readonly kept: Flow<L> | null;
  readonly telling: FlowTelling<FlowRecord<L>>;
  readonly summaryOf: (record: FlowRecord<L>) => string;
  /** The caption: what the sentence above the stage does not say, such as the time that the counts are from. */
  readonly captionOf: (record: FlowRecord<L>) => string;
  readonly heads: FlowHeads;
}

export function FlowRunFigure<L extends RunLab>(props: FlowRunFigureProps<L>) {
  const { lab, fileName, view, kept, telling, summaryOf, captionOf, heads } = props;
  const { flow } = view;
  const frame = useFrame([{ ...view, result: flow }], {
    isStale: view.isStale,
    drawsKept: false,
    listsKept: true,
  });
  const record = useMemo(() => (flow === null ? null : flowRecord<L>(flow)), [flow]);
  const other = useMemo(() => (kept === null ? null : flowRecord<L>(kept)), [kept]);
  const comparison = use(ComparisonContext);
  const beside = record === null || other === null ? '…' : besideWords(other, record);
  const summary = record === null ? '' : summaryOf(record);
  // after a change by hand the sentence above says what the change costs; there are no counts for a caption to explain
  const isTouched = isByHand(useScenario<RunLab>(lab));
  const hasLead = use(HasLeadContext);
  const caption = record !== null && hasLead && !isTouched ? captionOf(record) : undefined;
  return (
    <Figure
      {...frame}
      title={telling.words.label}
      lead={
        record === null || record.without === null ? undefined : 'Hatched: the window without your change.'
      }
      summary={comparison === null ? summary : `${summary} Kept: ${beside}`}
      caption={comparison === null ? caption : <comparison.Line words={beside} />}
      data={() => (record === null ? [] : packetColumns(record.ladder, heads))}
      keptData={kept === null ? undefined : () => packetColumns(kept.ladder, heads)}
      tables={record === null ? [] : flowTables(heads, record.ladder, kept?.ladder)}
      fileName={fileName}
    >
      {record !== null ? (
        <FlowHand lab={lab} record={record} telling={telling} />
      ) : (
        !view.isDone && <p data-loading="">The simulation is under way.</p>
      )}
    </Figure>
  );
}
