// What the densities of the arrival order say first, and its buffer over time.

import type { Part } from '../../../bench/lead/parts.ts';
import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { displacedOf, heldOf } from '../measures/samples.ts';
import { densityParts, occupancyParts } from '../measures/sentences.ts';
import { bufferParts } from './bufferWords.ts';
import { type Found, useFound } from './found.ts';

export function DensityLead() {
  return <OrderLead partsOf={({ measures }) => densityParts(displacedOf(measures))} />;
}

export function BufferDensityLead() {
  return <OrderLead partsOf={({ measures }) => occupancyParts(heldOf(measures))} />;
}

export function BufferLead() {
  return <OrderLead partsOf={bufferParts} />;
}

const DONE = [{ isDone: true, isStale: false, error: null }];

function OrderLead({ partsOf }: { partsOf: (report: Found['report']) => Part[] }) {
  const found = useFound();
  return <FindingLead lab="metrics" jobs={DONE} parts={found === null ? null : partsOf(found.report)} />;
}
