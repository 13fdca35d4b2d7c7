// Leading sentence of the gain curves: the gain of this scenario, or, where there is a family or another axis, what its
// curves show.

import { laterLead } from '../../../bench/page/laterLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { familyOf } from '../gains/gains.ts';
import { Lead } from '../lead/Lead.tsx';

const AlongLead = laterLead(async () => (await import('./AlongLead.tsx')).AlongLead, true);

export function CurveLead() {
  const scenario = useScenario('alf');
  const isAlong = scenario.x !== 'ta' || familyOf(scenario) !== null || scenario.gb === 'show';
  return isAlong ? <AlongLead /> : <Lead />;
}
