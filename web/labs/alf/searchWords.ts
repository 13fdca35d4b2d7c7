// Search words that students and engineers use, and that no text of a preset contains.

import type { SearchWords } from '../../bench/claims/claims.ts';

export const SEARCH_WORDS: readonly SearchWords[] = [
  {
    words:
      'head of line blocking HOL in-order delivery out-of-order resequencing reassembly application level framing',
  },
  { words: 'receive buffer memory socket occupancy', presets: ['fig13'] },
  { words: 'stall latency delay jitter wait', presets: ['fig14', 'fig7'] },
  {
    words: 'flow control receiver window rwnd bandwidth delay product BDP',
    presets: ['fig8', 'fig6-window'],
  },
  { words: 'pacing paced sender rate control', presets: ['fig6-window', 'fig6-rate', 'fig11'] },
  { words: 'delayed ack acknowledgement feedback', presets: ['fig9-left'] },
  { words: 'packet loss retransmission ARQ', presets: ['fig12', 'defaults', 'bursts'] },
  { words: 'RTT round-trip long fat network LFN', presets: ['fig10-left', 'fig10-right', 'satellite'] },
  { words: 'wireless fading gilbert bursty', presets: ['bursts'] },
  { words: 'HTTP3 HTTP2 multiplexing SCTP multi-streaming web TCP', presets: ['quic', 'streams-curve'] },
];
