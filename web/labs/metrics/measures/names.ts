// The measures in words, by the ids of the command line.

interface MeasureWords {
  readonly name: string;
  /** What it counts, in one line. */
  readonly meaning: string;
  readonly source: string;
}

const WORDS: Readonly<Record<string, MeasureWords>> = {
  received: {
    name: 'Received',
    meaning: 'packets that arrived, each once',
    source: 'RFC 5236, section 3',
  },
  lost: {
    name: 'Lost',
    meaning: 'packets sent that never arrived; no other measure knows them',
    source: 'RFC 5236, section 3',
  },
  duplicates: {
    name: 'Duplicates',
    meaning: 'further copies of packets that had arrived; no other measure knows them',
    source: 'RFC 5236, section 3',
  },
  reordered_ratio: {
    name: 'Reordered ratio',
    meaning: 'received packets with a sequence number below the next expected one',
    source: 'RFC 4737, section 4.1',
  },
  mean_displacement: {
    name: 'Mean displacement MD',
    meaning: 'Σ |k| RD[k]: how many places a packet is away from its own, on average',
    source: 'metrics paper, section 2.1',
  },
  entropy: {
    name: 'Entropy Er',
    meaning: '−Σ RD[k] ln RD[k]: how widely the displacements are spread',
    source: 'metrics paper, section 2.1',
  },
  extent_mean: {
    name: 'Reordering extent, mean',
    meaning: 'arrivals from the first packet that overtook a reordered one to the reordered one',
    source: 'RFC 4737, section 4.2',
  },
  extent_max: {
    name: 'Reordering extent, maximum',
    meaning: 'the largest extent of all reordered packets',
    source: 'RFC 4737, section 4.2',
  },
  n_reordering_3_ratio: {
    name: '3-reordered ratio',
    meaning:
      'packets right behind 3 that were sent later: three duplicate acknowledgments take them for lost',
    source: 'RFC 4737, section 5.3',
  },
  displacement_q999: {
    name: '99.9% quantile of D',
    meaning: 'all but one packet in a thousand are displaced no further than this',
    source: 'from RD',
  },
  displacement_3_ratio: {
    name: 'P(D ≥ 3)',
    meaning: 'packets late by 3 places or more, the right tail that TCP suffers from',
    source: 'from RD',
  },
  beyond_threshold: {
    name: 'Beyond the threshold DT',
    meaning: 'packets displaced further than DT, which RD takes for lost',
    source: 'RFC 5236, section 3',
  },
  buffer_mean: {
    name: 'Buffer occupancy, mean',
    meaning: 'early packets that a resequencing buffer holds, mean of RBD',
    source: 'RFC 5236, section 4',
  },
  buffer_max: {
    name: 'Buffer occupancy, maximum',
    meaning: 'the most that the resequencing buffer ever held',
    source: 'RFC 5236, section 4',
  },
};

export function wordsOf(id: string): MeasureWords {
  return WORDS[id] ?? { name: id.replaceAll('_', ' '), meaning: '', source: '' };
}
