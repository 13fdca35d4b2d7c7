// What a figure gives to the line about what is kept.

import type { KeptCurves } from '../differences/turn.ts';

export interface KeptLineProps {
  /** Of a figure that draws nothing of it: what the kept scenario does there. */
  readonly words?: string | undefined;
  /** Both curves of a figure: where their difference has the other sign is said. */
  readonly curves?: KeptCurves | undefined;
}
