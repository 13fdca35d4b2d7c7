// Where the card of a packet lies: in the plot of the window first, away from the packet itself and from the stair.

import { stepIndex } from '../frame/steps.ts';
import { type Box, line, OWN, type Spot, type TiedPlace, tiedPlace } from '../ladder/tiedPlace.ts';
import type { FlowFrame, FlowView } from './frame.ts';
import { answerLine, type Line, packetLine } from './marks.ts';
import { type FlowScene, inSight } from './scene.ts';

/** More lines than this are all the same to look at: each so many of them is weighed. */
const WEIGHED = 120;
/** About as long as what is said of a packet and of its copy (px). */
const SAID = 320;

export function flowCardPlace(
  scene: FlowScene,
  frame: FlowFrame,
  view: FlowView,
  packet: number,
  size: Pick<Box, 'width' | 'height'>,
): TiedPlace | null {
  const own = packetLine(scene, frame, view, packet);
  const inside = (x: number) => Math.min(frame.right, Math.max(frame.left, x));
  if (Math.max(own.x1, own.x2) < frame.left || Math.min(own.x1, own.x2) > frame.right) return null;
  const spots: Spot[] = [
    ...spotsOf(own, OWN),
    ...line([frame.left, frame.sender - 8], [frame.right, frame.sender - 8], 16, 60),
    ...line([frame.left, 10], [frame.right, 10], 16, 30),
    // what is said under the receiver
    ...line([own.x2, frame.released + 14], [own.x2 + SAID, frame.released + 14], 12, 8),
    // the names of both ends, and the axis of the window
    ...[frame.sender, frame.receiver, frame.released].flatMap((y) => line([0, y], [frame.left, y], 8, 20)),
    ...line([frame.left - 16, frame.top], [frame.left - 16, frame.bottom], 12, 10),
  ];
  const packets = inSight(scene.packets, view.range);
  const each = Math.max(1, Math.ceil(packets.length / WEIGHED));
  for (let at = 0; at < packets.length; at += each) {
    spots.push(...spotsOf(packetLine(scene, frame, view, packets[at] ?? 0), 1));
  }
  const answers = inSight({ sent: scene.answers.sent, end: scene.answers.arrival }, view.range);
  for (let at = 0; at < answers.length; at += each) {
    spots.push(...spotsOf(answerLine(scene.answers, frame, view, answers[at] ?? 0), 0.5));
  }
  const { times, values } = scene.window;
  for (let i = Math.max(0, stepIndex(times, view.range[0])); i < times.length; i += each) {
    if ((times[i] ?? 0) > view.range[1]) break;
    const [x, y] = [inside(view.x(times[i] ?? 0)), view.y(values[i] ?? 0)];
    spots.push(...line([x, y], [inside(view.x(times[i + 1] ?? view.range[1])), y], 14, 3));
  }
  return tiedPlace(size, [frame.width, frame.bottom], [[inside(own.x2), own.y2]], spots);
}

function spotsOf({ x1, y1, x2, y2 }: Line, weight: number): Spot[] {
  return line([x1, y1], [x2, y2], 14, weight);
}
