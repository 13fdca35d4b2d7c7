// What the two delivery modes are called and how they look, everywhere in the laboratory.

import type { AlfScenario } from '#pkg/params.ts';

export const OUT_OF_ORDER = {
  id: 'out_of_order',
  label: 'out-of-sequence',
  color: 'var(--out-of-order)',
  dash: '7 3',
} as const;

export const IN_ORDER = { id: 'in_order', label: 'in-order', color: 'var(--in-order)' } as const;

/** The ordered side is in-order as a whole, or only within each of its streams. */
export function orderedMode({ streams }: Pick<AlfScenario, 'streams'>) {
  return streams === 1 ? IN_ORDER : { ...IN_ORDER, label: `ordered in ${streams} streams` };
}
