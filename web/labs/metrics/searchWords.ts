// Search words that students and engineers use, and that no text of a preset contains.

import type { SearchWords } from '../../bench/claims/claims.ts';

export const SEARCH_WORDS: readonly SearchWords[] = [
  { words: 'reordering metrics measure disorder out-of-order sequence' },
  { words: 'duplicate duplicated copy', presets: ['rfc5236-copies'] },
  { words: 'reorder density RD displacement histogram', presets: ['fig3', 'tails', 'rfc5236'] },
  { words: 'buffer occupancy density RBD resequencing', presets: ['rfc5236', 'neighbours'] },
  {
    words: 'fast retransmit duplicate acks dupthresh n-reordering',
    presets: ['rfc4737-one', 'rfc4737-three'],
  },
  { words: 'inversions permutation sorting', presets: ['back-to-front', 'neighbours'] },
  { words: 'emulation linux tc qdisc delay variation', presets: ['netem', 'path'] },
];
