// Whether packets of a scenario are changed by hand, and the scenario without these changes. Apart from `hand.ts`, because
// pages need it before a ladder loads.

import type { HandLists } from './hand.ts';

/** Whether a packet is lost, rescued or delayed by hand. */
export function isByHand({ late = '', lose, save }: HandLists): boolean {
  return late !== '' || lose !== '' || save !== '';
}

/** The scenario without changes by hand. */
export function withoutHandChanges<S extends HandLists>(scenario: Readonly<S>): S {
  const free = { ...scenario, lose: '', save: '' };
  return 'late' in scenario ? { ...free, late: '' } : free;
}
