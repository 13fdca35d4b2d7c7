// Where the kept scenario lies on the scenario's own curve.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { Marker } from '../../charts/marks/Marks.tsx';
import { valueIn } from '../../scenario/values.ts';
import { differingParams, paramValueWords } from '../differences/differingParams.ts';
import { GHOST } from './ghost.ts';

/** The line at the kept scenario's value on the axis `id`, if it differs in nothing else: it has the same curve. */
export function keptMarkers<L extends LabId>(
  lab: L,
  scenario: Readonly<Scenarios[L]>,
  kept: Readonly<Scenarios[L]> | null,
  id: string,
): readonly Marker[] {
  if (kept === null) return [];
  const [param, ...others] = differingParams(lab, scenario, kept);
  if (param?.id !== id || others.length > 0) return [];
  const value = valueIn(kept, id);
  if (typeof value !== 'number') return [];
  return [
    {
      value,
      label: `kept: ${paramValueWords(param, value)}`,
      brief: 'kept',
      color: GHOST.color,
      dash: '2 4',
    },
  ];
}
