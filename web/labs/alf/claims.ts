// What the paper (Diot and Gagnon) says of each preset.

import type { Claims } from '../../bench/claims/claims.ts';
import type { Grounds } from '../../sources/grounds.ts';
import { PRESETS } from './presets.ts';
import { SEARCH_WORDS } from './searchWords.ts';

const paper = (place: string, ...statements: number[]): Grounds => ({
  source: 'diot-gagnon',
  place,
  statements,
});

export const CLAIMS: Claims<'alf'> = {
  lab: 'alf',
  groups: PRESETS,
  asked: SEARCH_WORDS,
  grounds: {
    defaults: paper('Sections 3.2 and 5', 54),
    'fig6-window': paper('Figures 5 left and 6 left, section 4.1', 8),
    'fig6-rate': paper('Figures 5 right and 6 right, section 4.1', 9),
    fig7: paper('Figure 7, section 4.1', 16),
    fig8: paper('Figure 8, section 4.2.1', 20, 21),
    'fig9-left': paper('Figure 9 left, section 4.2.2', 24, 25),
    'fig9-right': paper('Figure 9 right, section 4.2.3', 28),
    'fig10-left': paper('Figure 10 left, section 4.2.4', 30, 38),
    'fig10-right': paper('Figure 10 right, section 4.2.4', 35),
    fig11: paper('Figure 11, section 4.2.4', 19),
    fig12: paper('Figure 12, section 4.2.5', 40, 42),
    fig13: paper('Figure 13, section 4.3', 45, 47),
    fig14: paper('Figure 14, section 4.4', 49, 50),
    bursts: paper('Section 3.1.4', 1),
    satellite: paper('Section 4.2.4', 31),
    'ladder-streams': { source: 'rfc9000', place: 'Section 2' },
    quic: { source: 'rfc9000', place: 'Section 2' },
  },
  atMost: { runs: 3 },
};
