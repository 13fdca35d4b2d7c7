// Whether a hand is on any packet of a scenario, and the scenario without it: what pages ask before a ladder loads.

import type { Hand } from './hand.ts';

/** Whether a packet is lost, rescued or delayed by hand. */
export function isByHand({ late = '', lose, save }: Hand): boolean {
  return late !== '' || lose !== '' || save !== '';
}

/** The scenario with nothing done by hand. */
export function leftAlone<S extends Hand>(scenario: Readonly<S>): S {
  const free = { ...scenario, lose: '', save: '' };
  return 'late' in scenario ? { ...free, late: '' } : free;
}
