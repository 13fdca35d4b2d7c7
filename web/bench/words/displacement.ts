/** The x axis of every reorder density. */
export const DISPLACEMENT = {
  label: 'Displacement',
  unit: 'packets',
  format: ',d',
  meaning:
    'Arrival position of a packet minus its sending position: above 0 it is late, below 0 early (RFC 5236).',
} as const;
