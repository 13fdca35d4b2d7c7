// Words that students and engineers bring along, and that the presets' own sentences do not have: the one list of them.

import type { LabId } from '#pkg/params.ts';

interface Asked {
  readonly words: string;
  readonly lab: LabId;
  /** Ids of presets; left out where they lead to every preset of the laboratory. */
  readonly presets?: readonly string[];
}

export const ASKED: readonly Asked[] = [
  {
    lab: 'alf',
    words:
      'head of line blocking HOL in-order delivery out-of-order resequencing reassembly application level framing',
  },
  { lab: 'alf', words: 'receive buffer memory socket occupancy', presets: ['fig13'] },
  { lab: 'alf', words: 'stall latency delay jitter wait', presets: ['fig14', 'fig7'] },
  {
    lab: 'alf',
    words: 'flow control receiver window rwnd bandwidth delay product BDP',
    presets: ['fig8', 'fig6-window'],
  },
  { lab: 'alf', words: 'pacing paced sender rate control', presets: ['fig6-window', 'fig6-rate', 'fig11'] },
  { lab: 'alf', words: 'delayed ack acknowledgement feedback', presets: ['fig9-left'] },
  { lab: 'alf', words: 'packet loss retransmission ARQ', presets: ['fig12', 'defaults', 'bursts'] },
  {
    lab: 'alf',
    words: 'RTT round-trip long fat network LFN',
    presets: ['fig10-left', 'fig10-right', 'satellite'],
  },
  { lab: 'alf', words: 'wireless fading gilbert bursty', presets: ['bursts'] },
  {
    lab: 'alf',
    words: 'HTTP3 HTTP2 multiplexing SCTP multi-streaming web TCP',
    presets: ['quic', 'streams-curve'],
  },
  {
    lab: 'red',
    words: 'AQM active queue management congestion control window cwnd shuffle random early detection',
  },
  {
    lab: 'red',
    words: 'bufferbloat latency queueing delay standing queue router',
    presets: ['quick', 'fig2', 'queues'],
  },
  { lab: 'red', words: 'tail drop taildrop FIFO', presets: ['queues'] },
  {
    lab: 'red',
    words:
      'SACK NewReno Reno duplicate acks dupack dupthresh fast retransmit recovery selective acknowledgment timeout RTO',
    presets: ['senders', 'one-late'],
  },
  { lab: 'red', words: 'spurious needless unnecessary retransmission', presets: ['one-late', 'fig10'] },
  { lab: 'red', words: 'goodput utilization throughput efficiency', presets: ['fig10', 'fig2', 'collapse'] },
  { lab: 'red', words: 'synchronization bursts of drops', presets: ['fig6', 'wait'] },
  { lab: 'red', words: 'TCP model throughput equation PFTK', presets: ['fig4'] },
  {
    lab: 'tcp',
    words: 'Linux kernel reordering tolerance throughput collapse netem jitter bulk transfer download',
  },
  {
    lab: 'tcp',
    words: 'D-SACK DSACK Eifel timestamps undo spurious RACK TLP PRR FACK',
    presets: ['mechanisms', 'one-late', 'patience', 'survives'],
  },
  { lab: 'tcp', words: 'BIC CUBIC YeAH HighSpeed Westwood congestion control algorithm', presets: ['fig8'] },
  { lab: 'tcp', words: 'ECMP link aggregation LAG per-packet load balancing multipath', presets: ['routes'] },
  { lab: 'tcp', words: 'dupthresh duplicate threshold three duplicate acks', presets: ['bare'] },
  {
    lab: 'dccp',
    words:
      'jitter buffer playout reordering resequencing reorder UDP RTP streaming multimedia rate control DCCP TFRC',
  },
  {
    lab: 'dccp',
    words: 'VoIP audio voice call telephony speech codec MOS E-model sound',
    presets: ['table2'],
  },
  { lab: 'dccp', words: 'video streaming picture codec MOS quality', presets: ['table3'] },
  { lab: 'dccp', words: 'head of line blocking application layer', presets: ['application'] },
  { lab: 'dccp', words: 'loss event rate congestion', presets: ['fig3', 'table1'] },
  { lab: 'dccp', words: 'buffer size dimensioning latency', presets: ['rule', 'pays'] },
  { lab: 'metrics', words: 'reordering metrics measure disorder out-of-order sequence' },
  { lab: 'metrics', words: 'duplicate duplicated copy', presets: ['rfc5236-copies'] },
  {
    lab: 'metrics',
    words: 'reorder density RD displacement histogram',
    presets: ['fig3', 'tails', 'rfc5236'],
  },
  { lab: 'metrics', words: 'buffer occupancy density RBD resequencing', presets: ['rfc5236', 'neighbours'] },
  {
    lab: 'metrics',
    words: 'fast retransmit duplicate acks dupthresh n-reordering',
    presets: ['rfc4737-one', 'rfc4737-three'],
  },
  { lab: 'metrics', words: 'inversions permutation sorting', presets: ['back-to-front', 'neighbours'] },
  { lab: 'metrics', words: 'emulation linux tc qdisc delay variation', presets: ['netem', 'path'] },
];

/** What also leads to a preset. */
export function askedFor(lab: LabId, preset: string): readonly string[] {
  return ASKED.filter((each) => each.lab === lab && (each.presets?.includes(preset) ?? true)).map(
    ({ words }) => words,
  );
}
