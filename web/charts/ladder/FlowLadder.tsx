import { type ReactNode, useCallback, useId, useMemo } from 'react';
import type { Range } from '../gestures/range.ts';
import { useLook } from '../layout/look.ts';
import { TICK_SIZE, textWidth, useLetters } from '../layout/text.ts';
import { useChartSize } from '../layout/useChartSize.ts';
import { usePalette } from '../marks/palette.ts';
import { axisValue } from '../scales/axis.ts';
import { stepValue } from '../scales/steps.ts';
import { CardAt, type CardSize } from './CardAt.tsx';
import { Clipped } from './Clipped.tsx';
import { cardPlace } from './cardPlace.ts';
import { FlowAxes } from './FlowAxes.tsx';
import { FlowNames } from './FlowNames.tsx';
import type { FlowScene, FlowWords, Remark } from './flow.ts';
import { flowSpots } from './flowCard.ts';
import { flowFrame, flowView } from './flowFrame.ts';
import { sceneOfFlow } from './flowScene.ts';
import { LadderChart, type LadderHand } from './LadderChart.tsx';
import { Declared, LevelStair } from './LevelStair.tsx';
import { Lit } from './Lit.tsx';
import { mostLevel } from './levels.ts';
import { PaintedMarks } from './PaintedMarks.tsx';
import { pick } from './pick.ts';
import { ladderView, seenFromAfar } from './picture.ts';
import { messagesIn } from './scene.ts';

export interface FlowLadderProps extends Omit<LadderHand<number>, 'onRange'> {
  /** Packets are known by their places in the scene. */
  scene: FlowScene;
  onRange: (range: Range, phase: 'live' | 'commit') => void;
  /** The packet whose card is open. */
  pinned: number | null;
  remarks: readonly Remark[];
  words: FlowWords;
  /** What the dashed level is of. */
  withoutWords: string;
  card?: ReactNode;
}

const TIME = { label: 'Time', unit: 's', readout: '.3f' };

/** A flow packet by packet, and under it, over the same time, the level that lets its packets out. */
export function FlowLadder(props: FlowLadderProps) {
  const { scene, pinned, pointed, words, withoutWords, remarks } = props;
  const isMini = useLook() === 'mini';
  const letters = useLetters();
  const hatch = useId();
  const [sizeRef, size] = useChartSize({ aspect: 0.56 });
  const { ladder, frame, view, afar } = usePicture(props, size, isMini);
  const lit = [pointed === pinned ? null : pointed, pinned].filter((one) => one !== null);
  const isFar = afar !== null;
  return (
    <LadderChart
      {...props}
      {...{ sizeRef, frame, width: size.width, label: words.label }}
      hint={afar?.words ?? words.hint}
      pick={({ x, y }, by) => (isFar ? null : (pick(ladder, frame, view, x, y, by)?.subject ?? null))}
      says={(hover, timeAt) => {
        if (pointed !== null) {
          const said = props.wordsFor(pointed);
          return { words: said, at: pointed === pinned ? null : hover };
        }
        const isOver = hover !== null && hover.y > frame.top && hover.y < frame.bottom;
        return { words: isOver ? levelReading(scene, words, timeAt(hover)) : null, at: hover };
      }}
      under={<PaintedMarks scene={ladder} {...{ frame, view, afar }} />}
      over={
        props.card !== undefined &&
        pinned !== null && <FlowCard {...{ scene, ladder, frame, view, pinned }}>{props.card}</FlowCard>
      }
    >
      {!isMini && <FlowAxes {...{ frame, view, words }} time={TIME} key={letters} />}
      <Clipped left={frame.left} right={frame.right} bottom={frame.bottom + 2}>
        <LevelStair {...{ scene, view, hatch }} />
        {lit.map((subject) => (
          <Lit key={subject} scene={ladder} {...{ frame, view }} lit={{ subject, part: null }} />
        ))}
        <Declared {...{ scene, frame, view }} />
      </Clipped>
      {!isMini && <FlowNames {...{ scene, ladder, frame, view, remarks, withoutWords, words }} />}
    </LadderChart>
  );
}

type Picture = ReturnType<typeof usePicture>;

/** Where everything stands, and how much of it there is. */
function usePicture({ scene, range, words }: FlowLadderProps, size: CardSize, isMini: boolean) {
  const palette = usePalette();
  const { width, height } = size;
  const ladder = useMemo(() => sceneOfFlow(scene, words), [scene, words]);
  const most = useMemo(() => mostLevel(scene, range), [scene, range]);
  const ticks = textWidth(`${Math.ceil(most)}`, TICK_SIZE) + 14;
  const waiting = scene.waits === undefined ? null : ladder.rows;
  const packets = useMemo(() => {
    const down = ladder.diagrams[0]?.layers[0]?.down;
    const [first, end] = down === undefined ? [0, 0] : messagesIn(down, range[0], range[1]);
    return end - first;
  }, [ladder, range]);
  const frame = useMemo(
    () => flowFrame(width || 640, height, isMini, { waiting, ticks, packets }),
    [width, height, isMini, waiting, ticks, packets],
  );
  const view = useMemo(
    () => flowView(frame, ladderView(ladder, frame, range, palette), most),
    [ladder, frame, range, palette, most],
  );
  // a small picture has no words that say what columns count
  const afar = useMemo(() => (isMini ? null : seenFromAfar(ladder, TIME, view)), [ladder, view, isMini]);
  return { ladder, frame, view, afar };
}

function levelReading({ window, without, waits }: FlowScene, words: FlowWords, at: number): string | null {
  const value = stepValue(window, at);
  if (!Number.isFinite(value)) return null;
  const other = without === null ? Number.NaN : stepValue(without, at);
  const shown = words.shownLevel(value);
  const isApart = Number.isFinite(other) && words.shownLevel(other) !== shown;
  const beside = isApart ? `, not ${words.shownLevel(other)}` : '';
  const held = waits === undefined ? Number.NaN : stepValue(waits.level, at);
  const waiting = held > 0 ? `; ${held} in the buffer` : '';
  return `${words.level} ${shown} ${words.unit}${beside}${waiting}, at ${axisValue(TIME, at)}`;
}

interface FlowCardProps extends Pick<Picture, 'ladder' | 'frame' | 'view'> {
  scene: FlowScene;
  pinned: number;
  children: ReactNode;
}

/** In a free place, the empty one below the receiver first; none while the packet is out of sight. */
function FlowCard({ scene, ladder, frame, view, pinned, children }: FlowCardProps) {
  const place = useCallback(
    (size: CardSize) => {
      const down = ladder.diagrams[0]?.layers[0]?.down;
      const [from = 0, to = 0] = [down?.from[pinned], down?.to[pinned]];
      if (to < view.t0 || from > view.t1) return null;
      const spots = flowSpots(scene, ladder, frame, view, pinned);
      return cardPlace(ladder, frame, view, pinned, size, [0], spots);
    },
    [scene, ladder, frame, view, pinned],
  );
  return (
    <CardAt width={frame.width} height={frame.height} place={place}>
      {children}
    </CardAt>
  );
}
