// Parameters without effect in a scenario: the surface does not offer them as axes, and explains one that a link names.

import type { DccpScenario } from '#pkg/params.ts';
import { type ParameterAxis, symbolOf } from '../../../bench/results/parameterAxis.ts';
import type { TitleChoice } from '../../../charts/scales/axis.ts';

type Setting = Pick<DccpScenario, 'sizing' | 'place' | 'law'>;

/** By id of a parameter, why it has no effect. */
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

/** The choice of an axis without parameters that have no effect. */
export function withoutIdleAxes(choosing: TitleChoice, setting: Setting): TitleChoice {
  const idle = idleIn(setting);
  const options = choosing.options.filter(({ id }) => id === choosing.value || !(id in idle));
  return { ...choosing, options };
}

/** "Along Q nothing changes: the rule Q = X Dmax sizes the buffer. "; empty where both axes have an effect. */
export function idleWords(axes: readonly Pick<ParameterAxis, 'id' | 'param'>[], setting: Setting): string {
  const idle = idleIn(setting);
  return axes
    .filter(({ id }) => id in idle)
    .map((axis) => `Along ${symbolOf(axis)} nothing changes: ${idle[axis.id]}. `)
    .join('');
}
