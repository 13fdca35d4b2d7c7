// Distribution of the displacement over packets, for figures outside this laboratory.

import { packetShares } from '../../bench/rows/rows.ts';
import { measurerOf } from './measurer.ts';

export const PACKETS = {
  /** Reorder density (RD): places late are positive, places early negative. */
  displacement: measurerOf(({ threshold, rd }) => [packetShares(-threshold, rd)]),
};
