// The layout of transfers one above the other: lanes for waiting items and items being served, a heading over each, and
// a film.

import { useMemo, useState } from 'react';
import type { Range } from '../gestures/range.ts';
import { useLook } from '../layout/look.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { Clipped } from './Clipped.tsx';
import { Flights } from './Flights.tsx';
import { FutureVeil } from './FutureVeil.tsx';
import styles from './Ladder.module.css';
import { Grid, LaneNames } from './LaneNames.tsx';
import type { FrameInput, LadderLayout, PartProps } from './ladderLayout.ts';
import { BRIEF_AXIS, type LadderFrame, ladderFrame, rowsIn, smallFrame } from './lanes.ts';
import { BLEED } from './lines.ts';
import { MarkNames } from './MarkNames.tsx';
import type { Scene } from './scene.ts';
import { tipPlace } from './tipPlace.ts';
import { WaitNames } from './WaitNames.tsx';

export const LANES: LadderLayout<Scene, LadderFrame> = { useFrame, tipPlace, Under: Grid, Over: FilmMarks };

/** The most rows needed since the scene came: lanes grow when the window moves, but never shrink again. */
function useRows(scene: Scene, [t0, t1]: Range): readonly number[] {
  const needed = useMemo(() => rowsIn(scene, t0, t1), [scene, t0, t1]);
  const [kept, setKept] = useState({ scene, rows: needed });
  const isSame = kept.scene === scene;
  const rows = isSame ? needed.map((own, d) => Math.max(own, kept.rows[d] ?? 0)) : needed;
  if (isSame && rows.every((own, d) => own === kept.rows[d])) return kept.rows;
  setKept({ scene, rows });
  return rows;
}

function useFrame({ scene, range, width, height, isAxisBrief }: FrameInput<Scene>): LadderFrame {
  const look = useLook();
  const rows = useRows(scene, range);
  return useMemo(() => {
    if (look === 'mini') return smallFrame(scene, width, height);
    const axis = isAxisBrief ? BRIEF_AXIS : undefined;
    const isFree = look === 'flow';
    return ladderFrame(scene, width, isFree ? undefined : height, isFree ? undefined : rows, axis);
  }, [scene, width, height, rows, look, isAxisBrief]);
}

/** Parts over the marks: a veil over the future, names of what has happened, and a dot for each message under way. */
function FilmMarks(props: PartProps) {
  const { frame, view, cursor, isClose, hasCard } = props;
  const isMini = useLook() === 'mini';
  if (isMini) return null;
  const edge = frame.right + BLEED;
  const veil = cursor === null ? edge : Math.min(edge, Math.max(frame.left - BLEED, view.x(cursor)));
  const at = cursor !== null && cursor >= view.t0 && cursor <= view.t1 ? cursor : null;
  return (
    <>
      <FutureVeil frame={frame} from={veil} to={edge} />
      <LaneNames {...props} />
      {isClose && <MarkNames {...props} />}
      {isClose && !hasCard && <WaitNames {...props} />}
      <Clipped left={frame.left - BLEED} right={edge} bottom={frame.bottom}>
        {at !== null && isClose && <Flights {...props} time={at} />}
      </Clipped>
      {at !== null && (
        <Decoration data-transient="" data-cursor="">
          <line className={styles.cursor} x1={veil} x2={veil} y1={22} y2={frame.bottom + 6} />
          <path className={styles.handle} d={`M${veil} ${frame.bottom}l7 9h-14z`} />
        </Decoration>
      )}
    </>
  );
}
