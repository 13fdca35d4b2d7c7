import type { Laboratory } from '../../../bench/page/laboratory.ts';

/** Parameters of all benches that choose what is shown, and change no number. */
export const VIEW = ['by', 'order', 'fig'] as const;

/** How to read the figures of all benches; it loads when the first sheet opens. */
export const HOW_TO_READ: NonNullable<Laboratory<'metrics'>['howTo']> = {
  load: async () => (await import('../howTo.tsx')).HOW_TO,
};
