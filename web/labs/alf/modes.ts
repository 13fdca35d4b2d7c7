// Names and looks of the two delivery modes, for the whole laboratory.

import type { AlfScenario } from '#pkg/params.ts';

export interface ModeLook {
  readonly id: 'in_order' | 'out_of_order';
  readonly label: string;
  readonly color: string;
  readonly dash: string | undefined;
  readonly meaning: string;
}

export const OUT_OF_ORDER: ModeLook = {
  id: 'out_of_order',
  label: 'as they arrive',
  color: 'var(--out-of-order)',
  dash: '7 3',
  meaning: 'The application processes each packet when it arrives.',
};

export const IN_ORDER: ModeLook = {
  id: 'in_order',
  label: 'in order',
  color: 'var(--in-order)',
  dash: undefined,
  meaning: 'The application processes packets in the order in which they were sent: what comes early waits.',
};

/** Look of the ordered mode: in order as a whole, or within each of several streams. */
export function orderedMode({ streams }: Pick<AlfScenario, 'streams'>): ModeLook {
  if (streams === 1) return IN_ORDER;
  return {
    ...IN_ORDER,
    label: `ordered in ${streams} streams`,
    meaning: 'Each packet belongs to a stream, and waits only for those of its own stream.',
  };
}
