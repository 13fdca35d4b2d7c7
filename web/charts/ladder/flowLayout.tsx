// A flow packet by packet and, below it over the same time, the level that lets its packets out.

import { useId, useMemo } from 'react';
import type { Point } from '../gestures/point.ts';
import { useLook } from '../layout/look.ts';
import { TICK_SIZE, textWidth, useFontVersion } from '../layout/text.ts';
import { type AxisSpec, axisValue } from '../scales/axis.ts';
import { stepValue } from '../scales/steps.ts';
import { Clipped } from './Clipped.tsx';
import { FlowAxes } from './FlowAxes.tsx';
import { FlowNames } from './FlowNames.tsx';
import { flowSpots } from './flowCard.ts';
import { type FlowFrame, flowFrame, flowView } from './flowFrame.ts';
import type { SceneOfFlow } from './flowScene.ts';
import { Declared, LevelStair } from './LevelStair.tsx';
import type { DrawnScene, FrameInput, LadderLayout, PartProps } from './ladderLayout.ts';
import { levelIn, mostLevel } from './levels.ts';
import { messagesIn } from './scene.ts';

export const FLOW: LadderLayout<SceneOfFlow, FlowFrame> = {
  aspect: 0.56,
  isNearWhenSmall: true,
  useFrame,
  Behind: Level,
  Over: Names,
  reading: levelReading,
  cardSpots,
};

type FlowPart = PartProps<SceneOfFlow, FlowFrame>;

function useFrame({ scene, range, width, height }: FrameInput<SceneOfFlow>): FlowFrame {
  const isMini = useLook() === 'mini';
  const most = useMemo(() => mostLevel(scene.flow, range), [scene, range]);
  const ticks = textWidth(`${Math.ceil(most)}`, TICK_SIZE) + 14;
  const waiting = scene.flow.waits === undefined ? null : scene.rows;
  const down = scene.diagrams[0]?.layers[0]?.down;
  const [first, end] = down === undefined ? [0, 0] : messagesIn(down, range[0], range[1]);
  const packets = end - first;
  return useMemo(
    () => flowFrame(width, height, isMini, { waiting, ticks, packets, most }),
    [width, height, isMini, waiting, ticks, packets, most],
  );
}

function Level({ scene, frame, view, time, ticks }: FlowPart) {
  const fontVersion = useFontVersion();
  const hatch = useId();
  const leveled = useMemo(() => flowView(frame, view), [frame, view]);
  return (
    <>
      {!frame.isMini && (
        <FlowAxes
          key={fontVersion}
          {...{ frame, time, ticks }}
          words={scene.words}
          lineIn={(from, to) => levelIn(scene.flow.window, leveled, from, to)}
        />
      )}
      <Clipped left={frame.left} right={frame.right} bottom={frame.bottom + 2}>
        <LevelStair scene={scene.flow} view={leveled} hatch={hatch} />
      </Clipped>
    </>
  );
}

function Names({ scene, frame, view }: FlowPart) {
  const leveled = useMemo(() => flowView(frame, view), [frame, view]);
  return (
    <>
      <Clipped left={frame.left} right={frame.right} bottom={frame.bottom + 2}>
        <Declared scene={scene.flow} {...{ frame, view }} />
      </Clipped>
      {!frame.isMini && <FlowNames {...{ scene, frame }} view={leveled} />}
    </>
  );
}

type DrawnFlow = DrawnScene<SceneOfFlow, FlowFrame>;

function levelReading({ scene, frame }: DrawnFlow, time: AxisSpec, { y }: Point, at: number): string | null {
  const { window, without, waits } = scene.flow;
  const { shownLevel, level, unit } = scene.words;
  const value = stepValue(window, at);
  if (y <= frame.top || y >= frame.bottom || !Number.isFinite(value)) return null;
  const other = without === null ? Number.NaN : stepValue(without, at);
  const shown = shownLevel(value);
  const isApart = Number.isFinite(other) && shownLevel(other) !== shown;
  const beside = isApart ? `, not ${shownLevel(other)}` : '';
  const held = waits === undefined ? Number.NaN : stepValue(waits.level, at);
  const waiting = held > 0 ? `; ${held} in the buffer` : '';
  return `${level} ${shown} ${unit}${beside}${waiting}, at ${axisValue(time, at)}`;
}

/** The spots that the card of a packet avoids; null while the packet is out of sight. */
function cardSpots({ scene, frame, view }: DrawnFlow, packet: number) {
  const down = scene.diagrams[0]?.layers[0]?.down;
  const [from = 0, to = 0] = [down?.from[packet], down?.to[packet]];
  return to < view.t0 || from > view.t1 ? null : flowSpots(scene, frame, flowView(frame, view), packet);
}
