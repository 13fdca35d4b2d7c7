// Leading sentences of the arrival order's densities, and of its buffer over time.

import type { Part } from '../../../bench/lead/parts.ts';
import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { sampleDisplacement, sampleOccupancy } from '../measures/samples.ts';
import { densityParts, occupancyParts } from '../measures/sentences.ts';
import { bufferParts } from './bufferWords.ts';
import { type ExplainedSequence, useExplainedSequence } from './explained.ts';

const PARTS: Readonly<Record<string, (report: ExplainedSequence['report']) => Part[]>> = {
  density: ({ measures }) => densityParts(sampleDisplacement(measures)),
  rbd: ({ measures }) => occupancyParts(sampleOccupancy(measures)),
  buffer: bufferParts,
};

const DONE = [{ isDone: true, isStale: false, error: null }];

/** The leading sentence of the figure that is shown. */
export function OrderLead() {
  const { fig } = useScenario('metrics');
  const found = useExplainedSequence();
  const parts = (found !== null && PARTS[fig]?.(found.report)) || null;
  return <FindingLead lab="metrics" jobs={DONE} parts={parts} />;
}
