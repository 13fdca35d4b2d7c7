// What the two runs are called and how they look, everywhere in the laboratory: who waits for order, and who does not.

export interface SideLook {
  readonly id: 'buffer' | 'no_buffer';
  /** Where it is in a trace. */
  readonly in: 'with' | 'without';
  readonly label: string;
  readonly color: string;
  /** For letters. */
  readonly text: string;
  readonly meaning: string;
}

export const WITH: SideLook = {
  id: 'buffer',
  in: 'with',
  label: 'with a buffer',
  color: 'var(--in-order)',
  text: 'var(--in-order)',
  meaning: 'Packets that come out of order wait in a buffer until those before them have come.',
};

export const WITHOUT: SideLook = {
  id: 'no_buffer',
  in: 'without',
  label: 'without',
  color: 'var(--out-of-order)',
  text: 'var(--out-of-order-text)',
  meaning: 'The same flow over the same luck, where nothing waits for order.',
};

export const SIDES = [WITH, WITHOUT] as const;
