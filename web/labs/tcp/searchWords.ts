// Search words that students and engineers use, and that no text of a preset contains.

import type { SearchWords } from '../../bench/claims/claims.ts';

export const SEARCH_WORDS: readonly SearchWords[] = [
  { words: 'Linux kernel reordering tolerance throughput collapse netem jitter bulk transfer download' },
  {
    words: 'D-SACK DSACK Eifel timestamps undo spurious RACK TLP PRR FACK',
    presets: ['mechanisms', 'one-late', 'patience', 'survives'],
  },
  { words: 'BIC CUBIC YeAH HighSpeed Westwood congestion control algorithm', presets: ['fig8'] },
  { words: 'ECMP link aggregation LAG per-packet load balancing multipath', presets: ['routes'] },
  { words: 'dupthresh duplicate threshold three duplicate acks', presets: ['bare'] },
];
