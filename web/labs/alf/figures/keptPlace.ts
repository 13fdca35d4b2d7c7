// Where the kept scenario lies on the scenario's own curve.

import type { AlfScenario } from '#pkg/params.ts';
import { differingParams } from '../../../bench/differences/differingParams.ts';
import { valueIn } from '../../../scenario/values.ts';

/** The kept scenario's value on the axis `id`, if it differs in nothing else: it has the same curve. Null otherwise. */
export function keptPlace(
  scenario: Readonly<AlfScenario>,
  kept: Readonly<AlfScenario> | null,
  id: string,
): number | null {
  if (kept === null) return null;
  const apart = differingParams('alf', scenario, kept);
  const value = valueIn(kept, id);
  return apart.length === 1 && apart[0]?.id === id && typeof value === 'number' ? value : null;
}
