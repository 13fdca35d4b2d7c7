// Leading sentence of the curves against jitter: the measure at the scenario's jitter, and at a multiple of it.

import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { type CurveMeasure, valuesOf } from './curves.ts';
import { nameOf } from './laws.ts';
import { growthParts } from './leadWords.ts';
import { useLaws } from './useLaws.ts';

export const MdLead = () => <GrowthLead measure="md" />;

export const EntropyLead = () => <GrowthLead measure="entropy" />;

function GrowthLead({ measure }: { readonly measure: CurveMeasure }) {
  const { law } = useScenario('metrics');
  const { axis, curves, densities } = useLaws();
  const own = curves.result?.find((curve) => curve.law === law);
  const curve = own && valuesOf(measure, own, densities);
  const along = { scale: axis.spec.scale ?? 'linear', end: axis.domain[1] };
  return (
    <FindingLead
      lab="metrics"
      jobs={[curves]}
      parts={densities && growthParts(measure, densities, curve, along)}
    >
      With <DragNumber lab="metrics" id="jitter" /> of jitter ({nameOf(law)}),{' '}
    </FindingLead>
  );
}
