// Search words that students and engineers use, and that no text of a preset contains.

import type { SearchWords } from '../../bench/claims/claims.ts';

export const SEARCH_WORDS: readonly SearchWords[] = [
  { words: 'AQM active queue management congestion control window cwnd shuffle random early detection' },
  { words: 'bufferbloat latency queueing delay standing queue router', presets: ['quick', 'fig2', 'queues'] },
  { words: 'tail drop taildrop FIFO', presets: ['queues'] },
  {
    words:
      'SACK NewReno Reno duplicate acks dupack dupthresh fast retransmit recovery selective acknowledgment timeout RTO',
    presets: ['senders', 'one-late'],
  },
  { words: 'spurious needless unnecessary retransmission', presets: ['one-late', 'fig10'] },
  { words: 'goodput utilization throughput efficiency', presets: ['fig10', 'fig2', 'collapse'] },
  { words: 'synchronization bursts of drops', presets: ['fig6', 'wait'] },
  { words: 'TCP model throughput equation PFTK', presets: ['fig4'] },
];
