// The bench of sequences: an arrival order that the reader edits, with every measure of it.

import { type ReactNode, useMemo, useState } from 'react';
import { type Provenance, ProvenanceContext } from '../../../bench/context/provenance.ts';
import stage from '../../../bench/lead/Lead.module.css';
import { Figures } from '../../../bench/page/Figures.tsx';
import { figureSet } from '../../../bench/page/figureSet.tsx';
import page from '../../../bench/page/Stage.module.css';
import { EmptyStage } from '../../../bench/page/Stage.tsx';
import { estimatesOf } from '../../../bench/results/estimates.ts';
import { MeasureTable } from '../../../bench/tables/MeasureTable.tsx';
import { late } from '../../../late/late.tsx';
import { useIsLater } from '../../../late/useIsLater.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { useIsFieldEmpty } from './emptyField.ts';
import { ExplainedContext, type ExplainedSequence, explainSequence, measureOf, WINDOW } from './explained.ts';
import { FIGURES } from './figureList.ts';
import { Lead } from './Lead.tsx';
import { SEQUENCE } from './laboratory.ts';
import { PacketTable } from './PacketTable.tsx';
import { Pager } from './Pager.tsx';
import { useOrderMeasures } from './useSequence.ts';

// in one module with the bench: two would be larger
export { SequenceRail } from './SequenceRail.tsx';

// the last part below the stage, loaded later
const Details = late('what RFC 4737 counts', async () => (await import('../measures/Details.tsx')).Details);

export const ORDER_FIGURES = figureSet(SEQUENCE, FIGURES, { Lead, Shared: FoundProvider });

/** Measures the scenario's own order, for a figure outside this bench. */
function FoundProvider({ children }: { children: ReactNode }) {
  const { result } = useOrderMeasures(useScenario('metrics'));
  const found = useMemo(() => explainSequence(result, 0, () => undefined), [result]);
  return (
    <ExplainedContext value={found}>
      <ProvenanceContext value={PROVENANCE}>{children}</ProvenanceContext>
    </ExplainedContext>
  );
}

export function SequenceBench() {
  const scenario = useScenario('metrics');
  const { result: report, error } = useOrderMeasures(scenario);
  const isEmptied = useIsFieldEmpty();
  const [from, setFrom] = useState(0);
  const found = useMemo(() => explainSequence(report, from, setFrom), [report, from]);
  if (error !== null) return <p role="alert">{error}</p>;
  if (report === null) return <div className={page.opening} />;
  const words = isEmptied ? EMPTIED : wordsInstead(found);
  if (found === null || words !== null)
    return <EmptyStage lead={<p className={stage.sentence}>{words}</p>} />;
  return (
    <ExplainedContext value={found}>
      <ProvenanceContext value={PROVENANCE}>
        <Figures lab="metrics" figures={FIGURES} Lead={Lead}>
          <Below found={found} />
        </Figures>
      </ProvenanceContext>
    </ExplainedContext>
  );
}

/** Provenance of the measures: a typed order involves no path and no random numbers, only the standards. */
const PROVENANCE: Provenance = {
  isDrawn: false,
  parameters: ['seq', 'dt'],
  sources: ['rfc4737', 'rfc5236'],
};

const EMPTIED = 'There is nothing to measure: the field is empty. Type an arrival order, or choose one.';

/** What the stage says where there is nothing to measure; null where there is. */
function wordsInstead(found: ExplainedSequence | null): ReactNode {
  if (found === null) return 'Nothing is measured until the text can be read.';
  return found.packets.length === 0 ? 'Nothing has arrived yet: type a number, or choose a preset.' : null;
}

function Below({ found: { report, packets, from, onMove } }: { found: ExplainedSequence }) {
  const isLater = useIsLater();
  return (
    <>
      <MeasureTable
        caption="Measures of this arrival order"
        lab="metrics"
        estimates={estimatesOf('metrics', [report.measures.values])}
      />
      <Pager from={from} size={WINDOW} count={report.arrivals.length} what="Arrivals" onMove={onMove} />
      <PacketTable packets={packets} />
      {isLater && <Details measures={report.measures} received={measureOf(report, 'received')} />}
    </>
  );
}
