// The sequence bench: an arrival order under the hand, read by every measure.

import { type ReactNode, useMemo, useState } from 'react';
import { Segments } from '../../../bench/choices/Choices.tsx';
import type { FigureId } from '../../../bench/figure/Place.tsx';
import { type Told, ToldContext } from '../../../bench/figure/told.ts';
import { estimatesOf } from '../../../bench/measures/estimates.ts';
import { MeasureTable } from '../../../bench/measures/MeasureTable.tsx';
import { type FigureEntry, FigureSet } from '../../../bench/page/FigureSet.tsx';
import stage from '../../../bench/stage/Lead.module.css';
import page from '../../../bench/stage/Stage.module.css';
import { BelowStage, EmptyStage, Stage } from '../../../bench/stage/Stage.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { Details } from '../measures/Details.tsx';
import { BufferFigure } from './BufferFigure.tsx';
import { CrossingsFigure } from './CrossingsFigure.tsx';
import { BufferDensityFigure, DensityFigure } from './densities.tsx';
import { type Found, FoundContext, measureOf, WINDOW } from './found.ts';
import { Lead } from './Lead.tsx';
import { PacketTable } from './PacketTable.tsx';
import { Pager } from './Pager.tsx';
import { useSequence } from './useSequence.ts';
import { explainedArrivals } from './words.ts';

const FIGURES: readonly FigureEntry<FigureId<'metrics'>>[] = [
  { id: 'crossings', Figure: CrossingsFigure, isWide: true },
  { id: 'density', Figure: DensityFigure },
  { id: 'rbd', Figure: BufferDensityFigure },
  { id: 'buffer', Figure: BufferFigure, isWide: true },
];

export function SequenceBench() {
  const { seq, dt, fig } = useScenario('metrics');
  const { result: report, error } = useSequence(seq, dt);
  const [from, setFrom] = useState(0);
  const found = useMemo((): Found | null => {
    if (report === null || report.error !== undefined) return null;
    const { length } = report.arrivals;
    // of an order that has become shorter there is nothing left so far behind
    const start = from < length ? from : 0;
    const packets = explainedArrivals(report, start, Math.min(length, start + WINDOW));
    return { report, from: start, packets, onMove: setFrom };
  }, [report, from]);
  if (error !== null) return <p role="alert">{error}</p>;
  if (report === null) return <div className={page.opening} />;
  const words = wordsInstead(found);
  if (found === null || words !== null)
    return <EmptyStage lead={<p className={stage.sentence}>{words}</p>} />;
  return (
    <FoundContext value={found}>
      <ToldContext value={TOLD}>
        {fig === 'all' ? (
          <>
            <Segments lab="metrics" id="fig" only={FIGURES} />
            <FigureSet lab="metrics" figures={FIGURES} />
            <Below found={found} />
          </>
        ) : (
          <>
            <Stage lab="metrics" figures={FIGURES} Lead={Lead} />
            <BelowStage>
              <Below found={found} />
            </BelowStage>
          </>
        )}
      </ToldContext>
    </FoundContext>
  );
}

/** What is typed is measured as it is: no luck is in it. */
const TOLD: Told = { isDrawn: false };

/** Why there is nothing to be seen. */
function wordsInstead(found: Found | null): ReactNode {
  if (found === null) return 'Nothing is measured until the text can be read.';
  return found.packets.length === 0 ? 'Nothing has arrived yet: type a number, or choose a preset.' : null;
}

function Below({ found: { report, packets, from, onMove } }: { found: Found }) {
  return (
    <>
      <MeasureTable
        caption="Measures of this arrival order"
        lab="metrics"
        estimates={estimatesOf('metrics', [report.measures.values])}
      />
      <Pager from={from} size={WINDOW} count={report.arrivals.length} what="Arrivals" onMove={onMove} />
      <PacketTable packets={packets} />
      <Details measures={report.measures} received={measureOf(report, 'received')} />
    </>
  );
}
