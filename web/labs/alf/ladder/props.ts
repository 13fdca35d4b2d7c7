// Props of the packet ladder.

import type { FrameProps } from '../../../bench/page/useFrame.ts';
import type { Cursor } from '../cursor.tsx';
import type { ScenarioRun } from '../useRun.ts';

export interface LadderFigureProps extends FrameProps {
  /** The first run of the store's scenario; null until it has come. */
  run: ScenarioRun | null;
  /** The film's time, shared with the buffer trace. */
  cursor: Cursor;
}
