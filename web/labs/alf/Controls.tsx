// The panel: the five parameters of the paper, and the others a click away.

import type { AlfScenario } from '#pkg/params.ts';
import { ParameterPanel } from '../../controls/ParameterPanel.tsx';
import { paramsOf } from '../../scenario/values.ts';
import { PRESETS } from './presets.ts';

export function Controls() {
  return <ParameterPanel lab="alf" presets={PRESETS} main={idsOf('main')} more={idsOf('more')} />;
}

function idsOf(group: 'main' | 'more'): (keyof AlfScenario)[] {
  return paramsOf('alf').flatMap((param) => (param.group === group ? [param.id as keyof AlfScenario] : []));
}
