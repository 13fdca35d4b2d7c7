// The scenario of a figure that shows what is compared.

import type { Runs } from '../read/lesson.ts';

/** The scenario with the other one kept beside it, as the laboratories have it. */
export function withKept({ scenario, against }: Runs): string {
  if (against === null) return scenario;
  const pairs = against.includes('?') ? against.slice(against.indexOf('?') + 1).split('&') : [];
  const kept = pairs.map((pair) => pair.replace('=', ':')).join(',');
  return `${scenario}${scenario.includes('?') ? '&' : '?'}keep=${kept === '' ? 'defaults' : kept}`;
}
