// Names and looks of the two runs, with a buffer that restores the order and without, for the whole laboratory.

export interface SideLook {
  readonly id: 'buffer' | 'no_buffer';
  /** Key of the run in the model's results. */
  readonly in: 'with' | 'without';
  readonly label: string;
  readonly color: string;
  readonly meaning: string;
}

export const WITH: SideLook = {
  id: 'buffer',
  in: 'with',
  label: 'with a buffer',
  color: 'var(--in-order)',
  meaning: 'The receiver sorts packets in a buffer before it looks for losses.',
};

export const WITHOUT: SideLook = {
  id: 'no_buffer',
  in: 'without',
  label: 'without',
  color: 'var(--out-of-order)',
  meaning: 'The same flow, same losses and delays, without a buffer.',
};

export const SIDES = [WITH, WITHOUT] as const;
