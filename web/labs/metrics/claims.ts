// What the paper (Torres and Ribeiro) and the RFCs say of each preset.

import type { Claims } from '../../bench/claims/claims.ts';
import type { Grounds } from '../../sources/grounds.ts';
import { PRESETS } from './presets.ts';
import { SEARCH_WORDS } from './searchWords.ts';

const paper = (place: string, ...statements: number[]): Grounds => ({
  source: 'torres-ribeiro',
  place,
  statements,
});
const rd = (place: string): Grounds => ({ source: 'rfc5236', place });
const reordering = (place: string): Grounds => ({ source: 'rfc4737', place });

export const CLAIMS: Claims<'metrics'> = {
  lab: 'metrics',
  groups: [...PRESETS.jitter, ...PRESETS.sequence],
  asked: SEARCH_WORDS,
  grounds: {
    path: paper('Section 3'),
    fig3: paper('Figures 2 and 3, section 4', 6),
    fig4: paper('Figure 4, section 4', 7, 9),
    fig5: paper('Figure 5, section 4', 11),
    'entropy-log': paper('Figure 5, section 4', 11),
    'paper-a': paper('Section 2', 1, 2),
    'paper-b': paper('Section 2', 3),
    rfc5236: rd('Section 8, example a'),
    'rfc5236-loss': rd('Section 8, example b'),
    'rfc5236-copies': rd('Section 8, example c'),
    'rfc4737-one': reordering('Section 7.1'),
    'rfc4737-two': reordering('Section 7.2'),
    'rfc4737-three': reordering('Section 7.3'),
    'rfc4737-gap': reordering('Section 7.4'),
  },
  atMost: { runs: 1, n: 20_000 },
};
