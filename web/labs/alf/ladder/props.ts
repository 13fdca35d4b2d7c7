// What the packet ladder shows.

import type { FrameProps } from '../../../bench/page/useFrame.ts';
import type { Cursor } from '../cursor.tsx';
import type { ScenarioRun } from '../useRun.ts';

export interface LadderFigureProps extends FrameProps {
  /** The first run of the scenario in the store. */
  run: ScenarioRun | null;
  /** Shared with the buffer trace. */
  cursor: Cursor;
}
