// Parameters that do nothing in a scenario, as axes of the surface: they are not offered, and one that a link has is explained.

import type { DccpScenario } from '#pkg/params.ts';
import { type ParameterAxis, symbolOf } from '../../../bench/results/parameterAxis.ts';
import type { Choosing } from '../../../charts/scales/axis.ts';

type Setting = Pick<DccpScenario, 'sizing' | 'place' | 'law'>;

/** Why a parameter does nothing, by its id. */
function idleIn({ sizing, place, law }: Setting): Readonly<Record<string, string>> {
  const table = 'the table of quantiles gives all delays';
  return {
    ...(sizing === 'rule'
      ? { buffer: 'the rule Q = X Dmax sizes the buffer' }
      : { dmax: 'the buffer has a fixed size' }),
    ...(place === 'none' ? { buffer: 'there is no buffer', dmax: 'there is no buffer' } : {}),
    ...(law === 'quantiles' ? { share: table, extra: table, spread: table } : {}),
  };
}

/** The choice without what does nothing. */
export function offered(choosing: Choosing, setting: Setting): Choosing {
  const idle = idleIn(setting);
  const options = choosing.options.filter(({ id }) => id === choosing.value || !(id in idle));
  return { ...choosing, options };
}

/** "Along Q nothing changes: the rule Q = X Dmax sizes the buffer. "; nothing where both axes do something. */
export function idleWords(axes: readonly Pick<ParameterAxis, 'id' | 'param'>[], setting: Setting): string {
  const idle = idleIn(setting);
  return axes
    .filter(({ id }) => id in idle)
    .map((axis) => `Along ${symbolOf(axis)} nothing changes: ${idle[axis.id]}. `)
    .join('');
}
