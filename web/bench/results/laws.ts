// Colours and dashes of the delay laws in every figure.

import type { MetricsScenario } from '#pkg/params.ts';

export interface LawLook {
  readonly color: string;
  readonly dash: string | undefined;
  readonly meaning: string;
}

/** A netem table has the colour of the law that it approximates. The curves of uniform and normal lie closest together:
 * they get the lightest and the darkest colour. */
export const LAW_LOOKS: Readonly<Record<MetricsScenario['law'], LawLook>> = {
  uniform: {
    color: 'var(--disorder-1)',
    dash: undefined,
    meaning: 'Every delay between two bounds is equally likely.',
  },
  normal: {
    color: 'var(--disorder-3)',
    dash: '8 4',
    meaning: 'Delays form a bell around their mean, as often above it as below.',
  },
  exponential: {
    color: 'var(--disorder-2)',
    dash: '4 2',
    meaning: 'Most delays are short, a few are very long.',
  },
  pareto: {
    color: 'var(--fam-4)',
    dash: '12 3 2 3',
    meaning: 'A heavy tail: few delays are very long.',
  },
  netem: {
    color: 'var(--disorder-1)',
    dash: '16 3',
    meaning: 'Linux netem without a table: uniform, with the jitter as half-width.',
  },
  'netem-normal': {
    color: 'var(--disorder-3)',
    dash: '6 3',
    meaning: 'Linux netem with its table of a normal law.',
  },
  'netem-pareto': {
    color: 'var(--fam-4)',
    dash: '8 3 2 3',
    meaning: 'Linux netem with its table of a Pareto law.',
  },
  'netem-paretonormal': {
    color: 'var(--fam-3)',
    dash: '3 2',
    meaning: 'Linux netem with its table of a mixture of both.',
  },
};
