// Leading sentence of the throughput: of this scenario, or, where the curves are not those of the stacks along the
// jitter, of all curves.

import { laterLead } from '../../../bench/page/laterLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { Lead } from '../Lead.tsx';

const CurvesLead = laterLead(async () => (await import('./CurvesLead.tsx')).CurvesLead, true);

export function ThroughputLead() {
  const { against, curves } = useScenario('tcp');
  return against === 'jitter' && curves === 'stack' ? <Lead /> : <CurvesLead />;
}
