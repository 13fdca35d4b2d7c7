// How a kept scenario is drawn in every figure: dashed and grey.

const meaning = 'the scenario that is kept for comparison';

export const GHOST = { color: 'var(--reference)', dash: '7 5', meaning } as const;

/** The other way of delivery, or another line of the same ghost. */
export const OTHER_GHOST = { color: 'var(--reference)', dash: '2 4', meaning } as const;
