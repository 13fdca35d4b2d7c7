// What the paper (Torres-Jr and Ribeiro) says of each preset.

import type { Claims } from '../../bench/claims/claims.ts';
import type { Grounds } from '../../sources/grounds.ts';
import { PRESETS } from './presets.ts';
import { SEARCH_WORDS } from './searchWords.ts';

const paper = (place: string, ...statements: number[]): Grounds => ({
  source: 'torres-ribeiro',
  place,
  statements,
});

export const CLAIMS: Claims<'tcp'> = {
  lab: 'tcp',
  groups: PRESETS,
  asked: SEARCH_WORDS,
  grounds: {
    survives: paper('Section 3', 23),
    fig6: paper('Figure 6, section 4', 13, 19),
    fig7: paper('Figure 7, section 4', 14, 26),
    fig8: paper('Figure 8, section 4', 15, 16),
    bare: { source: 'rfc5681', place: 'Section 3.2' },
    patience: paper('Section 2.2', 21),
    'slow-start': paper('Section 4', 30),
    'one-late': paper('Section 2.2', 21),
    mechanisms: paper('Section 2.2', 22, 29),
    'one-order': { source: 'rfc5681', place: 'Section 3.2' },
    'late-twice': paper('Section 2.2', 21),
    predicts: paper('Section 5', 20, 31),
    routes: paper('Section 1'),
  },
  atMost: { runs: 1, transfer: 20 },
};
