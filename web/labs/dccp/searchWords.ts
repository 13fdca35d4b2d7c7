// Search words that students and engineers use, and that no text of a preset contains.

import type { SearchWords } from '../../bench/claims/claims.ts';

export const SEARCH_WORDS: readonly SearchWords[] = [
  {
    words:
      'jitter buffer playout reordering resequencing reorder UDP RTP streaming multimedia rate control DCCP TFRC',
  },
  { words: 'VoIP audio voice call telephony speech codec MOS E-model sound', presets: ['table2'] },
  { words: 'video streaming picture codec MOS quality', presets: ['table3'] },
  { words: 'head of line blocking application layer', presets: ['application'] },
  { words: 'loss event rate congestion', presets: ['fig3', 'table1'] },
  { words: 'buffer size dimensioning latency', presets: ['rule', 'pays'] },
];
