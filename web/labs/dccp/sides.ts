// What the two runs are called and how they look, everywhere in the laboratory: who waits for order, and who does not.

export interface SideLook {
  readonly id: 'buffer' | 'no_buffer';
  /** Where it is in a trace. */
  readonly in: 'with' | 'without';
  readonly label: string;
  readonly color: string;
  /** For letters. */
  readonly text: string;
}

export const WITH: SideLook = {
  id: 'buffer',
  in: 'with',
  label: 'with a buffer',
  color: 'var(--in-order)',
  text: 'var(--in-order)',
};

export const WITHOUT: SideLook = {
  id: 'no_buffer',
  in: 'without',
  label: 'without',
  color: 'var(--out-of-order)',
  text: 'var(--out-of-order-text)',
};

export const SIDES = [WITH, WITHOUT] as const;
