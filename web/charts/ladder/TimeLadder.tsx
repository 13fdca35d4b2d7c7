import { type ComponentType, type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { useFinger } from '../gestures/pointing.ts';
import type { Range } from '../gestures/range.ts';
import chartStyles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import { useChartSize } from '../layout/useChartSize.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { usePalette } from '../marks/palette.ts';
import type { AxisSpec } from '../scales/axis.ts';
import type { CardSize } from './CardAt.tsx';
import { Clipped } from './Clipped.tsx';
import { Flights } from './Flights.tsx';
import styles from './Ladder.module.css';
import { LadderChart, type LadderHand } from './LadderChart.tsx';
import { Grid, LaneNames, type Standing } from './LaneNames.tsx';
import { Lit, type LitSubject } from './Lit.tsx';
import { BRIEF_AXIS, type LadderFrame, ladderFrame, rowsIn, smallFrame } from './lanes.ts';
import { MarkNames } from './MarkNames.tsx';
import type { OverviewProps } from './Overview.tsx';
import { PaintedMarks } from './PaintedMarks.tsx';
import { pick } from './pick.ts';
import { BLEED, ladderView, seenFromAfar } from './picture.ts';
import type { Hit, Scene } from './scene.ts';
import { useTimeTicks } from './TimeAxis.tsx';
import { tipPlace } from './tipPlace.ts';
import { Veil } from './Veil.tsx';
import { WaitNames } from './WaitNames.tsx';

export interface TimeLadderProps extends LadderHand<Hit> {
  scene: Scene;
  time: AxisSpec;
  cursor: number | null;
  onCursor: (time: number, phase: 'live' | 'commit') => void;
  /** What is highlighted. */
  lit: LitSubject | null;
  /** The state of a layer while an animation has not reached its end. */
  standing?: Standing | undefined;
  /** Playback controls, laid over the time axis: `--from-left` and `--from-right` give its position. */
  player?: ReactNode;
  /** A card about one subject, shown at its mark: `SubjectCard`, for those who have cards. */
  card?: { readonly subject: number; readonly at: (drawn: Drawn) => ReactNode } | undefined;
  /** The strip of the whole time below: `Overview`, for those who move in it. */
  strip?: ComponentType<OverviewProps> | undefined;
  /** Shown while nothing is pointed at. */
  hint?: string | undefined;
  /** The time axis has no title but its unit, among the numbers. */
  isAxisBrief?: boolean | undefined;
}

/** The rows that have been needed since the scene came: lanes grow when the window moves, and do not shrink again. */
function useRows(scene: Scene, [t0, t1]: Range): readonly number[] {
  const needed = useMemo(() => rowsIn(scene, t0, t1), [scene, t0, t1]);
  const [kept, setKept] = useState({ scene, rows: needed });
  const isSame = kept.scene === scene;
  const rows = isSame ? needed.map((own, d) => Math.max(own, kept.rows[d] ?? 0)) : needed;
  if (isSame && rows.every((own, d) => own === kept.rows[d])) return kept.rows;
  setKept({ scene, rows });
  return rows;
}

function playerPlace({ left, right, width, bottom }: LadderFrame): CSSProperties {
  return { top: bottom, '--from-left': `${left}px`, '--from-right': `${width - right}px` } as CSSProperties;
}

/** Where everything stands, and whether single marks can be told apart. */
function usePicture({ scene, time, range, isAxisBrief }: TimeLadderProps, size: CardSize) {
  const look = useLook();
  const palette = usePalette();
  const { width, height } = size;
  const rows = useRows(scene, range);
  const frame = useMemo(() => {
    if (look === 'mini') return smallFrame(scene, width || 640, height);
    const axis = isAxisBrief ? BRIEF_AXIS : undefined;
    const isFree = look === 'flow';
    return ladderFrame(scene, width || 640, isFree ? undefined : height, isFree ? undefined : rows, axis);
  }, [scene, width, height, rows, look, isAxisBrief]);
  const view = useMemo(() => ladderView(scene, frame, range, palette), [scene, frame, range, palette]);
  const afar = useMemo(() => seenFromAfar(scene, time, view), [scene, time, view]);
  return { frame, view, afar };
}

/** The diagram of a transfer: time runs to the right, and each message is a line from rail to rail. */
export function TimeLadder(props: TimeLadderProps) {
  const { scene, time, whole, range, onRange, cursor, pointed, card, lit, isAxisBrief, strip: Strip } = props;
  const look = useLook();
  const isFinger = useFinger();
  const isMini = look === 'mini';
  const [sizeRef, size] = useChartSize();
  const { frame, view, afar } = usePicture(props, size);
  const ticks = useTimeTicks(time, range, frame);
  const drawn = { scene, frame, view };
  const usual = `Drag sideways to move in time; ${isFinger ? 'tap' : 'click'} a line or a bar to pin its packet.`;
  return (
    <div className={styles.ladder} data-look={look}>
      <LadderChart
        {...props}
        {...{ sizeRef, frame, width: size.width, label: 'Packet ladder' }}
        hint={afar?.words ?? props.hint ?? usual}
        film={{ axisTop: frame.bottom, at: cursor, onMove: props.onCursor }}
        pick={({ x, y }, by) => (afar === null ? pick(scene, frame, view, x, y, by) : null)}
        says={(hover) => ({
          words: pointed && props.wordsFor(pointed),
          at:
            pointed && hover && pointed.subject !== card?.subject
              ? tipPlace(scene, frame, pointed, hover)
              : null,
        })}
        under={
          <>
            <svg
              data-layer=""
              className={chartStyles.backdrop}
              width={frame.width}
              height={frame.height}
              aria-hidden="true"
            >
              {!isMini && <Grid frame={frame} ticks={ticks} />}
            </svg>
            <PaintedMarks {...drawn} afar={afar} />
          </>
        }
        over={
          <>
            {props.player && (
              <div className={styles.player} style={playerPlace(frame)}>
                {props.player}
              </div>
            )}
            {card?.at(drawn)}
          </>
        }
      >
        <Clipped left={frame.left - BLEED} right={frame.right + BLEED} bottom={frame.bottom}>
          {lit && <Lit {...drawn} lit={lit} />}
        </Clipped>
        {!isMini && (
          <FilmMarks {...drawn} cursor={cursor} isClose={afar === null} hasCard={card !== undefined}>
            <LaneNames {...drawn} {...{ time, ticks, cursor, isAxisBrief }} standing={props.standing} />
          </FilmMarks>
        )}
      </LadderChart>
      {Strip && size.width > 0 && look === 'flow' && onRange !== undefined && (
        <Strip {...{ scene, whole, range, cursor, onRange }} left={frame.left} right={frame.right} />
      )}
    </div>
  );
}

/** What is drawn, and where. */
export type Drawn = Pick<ReturnType<typeof usePicture>, 'frame' | 'view'> & { scene: Scene };

interface FilmMarksProps extends Drawn {
  cursor: number | null;
  isClose: boolean;
  hasCard: boolean;
  children: ReactNode;
}

/** What has not happened yet is veiled, what has is named, and what is under way is a dot. */
function FilmMarks({ cursor, isClose, hasCard, children, ...drawn }: FilmMarksProps) {
  const { frame, view } = drawn;
  const edge = frame.right + BLEED;
  const veil = cursor === null ? edge : Math.min(edge, Math.max(frame.left - BLEED, view.x(cursor)));
  const at = cursor !== null && cursor >= view.t0 && cursor <= view.t1 ? cursor : null;
  return (
    <>
      <Veil frame={frame} from={veil} to={edge} />
      {children}
      {isClose && <MarkNames {...drawn} cursor={cursor} />}
      {isClose && !hasCard && <WaitNames {...drawn} cursor={cursor} />}
      <Clipped left={frame.left - BLEED} right={edge} bottom={frame.bottom}>
        {at !== null && isClose && <Flights {...drawn} time={at} />}
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
