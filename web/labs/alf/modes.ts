// What the two delivery modes are called and how they look, everywhere in the laboratory.

import type { AlfScenario } from '#pkg/params.ts';

export interface ModeLook {
  readonly id: 'in_order' | 'out_of_order';
  readonly label: string;
  readonly color: string;
  readonly dash: string | undefined;
}

export const OUT_OF_ORDER: ModeLook = {
  id: 'out_of_order',
  label: 'as they come',
  color: 'var(--out-of-order)',
  dash: '7 3',
};

export const IN_ORDER: ModeLook = {
  id: 'in_order',
  label: 'in order',
  color: 'var(--in-order)',
  dash: undefined,
};

/** The ordered side is in-order as a whole, or only within each of its streams. */
export function orderedMode({ streams }: Pick<AlfScenario, 'streams'>): ModeLook {
  return streams === 1 ? IN_ORDER : { ...IN_ORDER, label: `ordered in ${streams} streams` };
}

/** The same in a sentence. */
export function orderedDelivery({ streams }: Pick<AlfScenario, 'streams'>): string {
  return streams === 1 ? 'in-order delivery' : `delivery ordered in ${streams} streams`;
}
