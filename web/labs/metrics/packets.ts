// Distributions over packets, for whoever asks for them elsewhere: how far they arrive from their places.

import { packetShares } from '../../bench/rows/rows.ts';
import { measurerOf } from './measurer.ts';

export const PACKETS = {
  /** RD: places late above 0, early below. */
  displacement: measurerOf(({ threshold, rd }) => [packetShares(-threshold, rd)]),
};
