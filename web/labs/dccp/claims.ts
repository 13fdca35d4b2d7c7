// What the paper (Sarwar, Lochin and Boreli) says of each preset.

import type { Claims } from '../../bench/claims/claims.ts';
import type { Grounds } from '../../sources/grounds.ts';
import { PRESETS } from './presets.ts';
import { SEARCH_WORDS } from './searchWords.ts';

const paper = (place: string, ...statements: number[]): Grounds => ({
  source: 'sarwar-lochin-boreli',
  place,
  statements,
});

export const CLAIMS: Claims<'dccp'> = {
  lab: 'dccp',
  groups: PRESETS,
  asked: SEARCH_WORDS,
  grounds: {
    pays: paper('Section III.A', 7),
    table1: paper('Table I, section II', 1, 2),
    fig2: paper('Figure 2, section III.A', 6),
    fig3: paper('Figure 3, section III.A', 9),
    fig4: paper('Figure 4, section III.A', 10),
    table2: paper('Table II, section IV', 11),
    table3: paper('Table III, section IV', 14),
    rule: paper('Equation (2), section III', 5),
  },
  atMost: { runs: 1 },
};
