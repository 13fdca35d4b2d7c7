// The props that a figure gives to its line of comparison with the kept scenario.

import type { KeptCurves } from '../differences/turn.ts';

export interface KeptLineProps {
  /** A sentence about the kept scenario, from a figure that draws nothing of it. */
  readonly words?: string | undefined;
  /** The figure's curves of both scenarios: the line says where their difference changes its sign. */
  readonly curves?: KeptCurves | undefined;
}
