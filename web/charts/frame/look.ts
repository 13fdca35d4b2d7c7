import { createContext, use } from 'react';

/**
 * How a chart stands on the page: `flow` is as high as its width asks for, `fill` fills the box that it is given
 * and shows what is read where it is read, `mini` is a small picture without furniture that nobody operates.
 */
export type Look = 'flow' | 'fill' | 'mini';

export const LookContext = createContext<Look>('flow');

export function useLook(): Look {
  return use(LookContext);
}
