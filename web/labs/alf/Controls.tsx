// The panel: the five parameters of the paper, and the others a click away.

import type { AlfScenario } from '#pkg/params.ts';
import { ParameterPanel } from '../../controls/ParameterPanel.tsx';
import { paramsOf } from '../../scenario/values.ts';
import { PRESETS } from './presets.ts';

const VIEW = ['surface', 'fig', 't0', 't1', 'acks', 'at', 'pin'] as const;

export function Controls() {
  return <ParameterPanel lab="alf" presets={PRESETS} main={idsOf('main')} more={idsOf('more')} view={VIEW} />;
}

function idsOf(group: 'main' | 'more'): (keyof AlfScenario)[] {
  return paramsOf('alf').flatMap((param) => (param.group === group ? [param.id as keyof AlfScenario] : []));
}
