import { createContext, use } from 'react';

/**
 * How a chart is laid out: `flow` chooses its height from its width, `fill` fills the box it is given and
 * shows readings at the place read, `mini` is a small picture without axes or interaction.
 */
export type Look = 'flow' | 'fill' | 'mini';

export const LookContext = createContext<Look>('flow');

export function useLook(): Look {
  return use(LookContext);
}
