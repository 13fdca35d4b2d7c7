// What the paper (Neglia, Falletta and Bianchi) says of each preset.

import type { Claims } from '../../bench/claims/claims.ts';
import type { Grounds } from '../../sources/grounds.ts';
import { BENCH, PRESETS } from './presets.ts';
import { SEARCH_WORDS } from './searchWords.ts';

const paper = (place: string, ...statements: number[]): Grounds => ({
  source: 'neglia-falletta-bianchi',
  place,
  statements,
});

export const CLAIMS: Claims<'red'> = {
  lab: 'red',
  groups: [...PRESETS, BENCH],
  asked: SEARCH_WORDS,
  grounds: {
    quick: paper('Section 3'),
    fig2: paper('Figure 2, section 3', 1),
    ns2: paper('Section 3'),
    fig3: paper('Figure 3, section 4', 3, 4),
    fig5: paper('Figure 5, section 4', 8),
    fig6: paper('Figure 6, section 4', 11),
    fig4: paper('Figures 4 and 7, section 4', 6),
    fig8: paper('Figure 8, section 5', 10),
    fig9: paper('Figure 9, section 5', 15),
    fig10: paper('Figure 10, section 5', 18),
    collapse: paper('Section 4', 5),
    pmin: paper('Section 6', 24),
    senders: { source: 'rfc5681', place: 'Section 3.2' },
  },
  atMost: { runs: 1, duration: 60, warmup: 20 },
};
