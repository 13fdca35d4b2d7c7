// What waits for order between the receiver and where it is let go, and what is declared lost there.

import { useMemo } from 'react';
import { type Steps, stepPath } from '../frame/steps.ts';
import styles from './FlowLadder.module.css';
import type { FlowFrame, FlowView } from './frame.ts';
import { pathOf, waitLine } from './marks.ts';
import { type FlowScene, inSight, LOOK } from './scene.ts';

interface WaitLinesProps {
  scene: FlowScene;
  frame: FlowFrame;
  view: FlowView;
  pinned: number | null;
  pointed: number | null;
}

/** Each packet from its arrival to its release; behind them how many wait, over the same time. */
export function WaitLines({ scene, frame, view, pinned, pointed }: WaitLinesProps) {
  const level = useMemo(
    () => (scene.waits === undefined ? '' : levelPath(scene.waits.level, frame, view)),
    [scene, frame, view],
  );
  const { plain, late } = useMemo(() => {
    const { look, sent } = scene.packets;
    const all = inSight({ sent, end: scene.waits?.released ?? sent }, view.range);
    const isLate = (i: number) => look[i] === LOOK.late;
    const path = (which: readonly number[]) =>
      pathOf(which.flatMap((i) => waitLine(scene, frame, view, i) ?? []));
    return { plain: path(all.filter((i) => !isLate(i))), late: path(all.filter(isLate)) };
  }, [scene, frame, view]);
  const chosen = [pointed, pinned].flatMap((i) =>
    i === null ? [] : (waitLine(scene, frame, view, i) ?? []),
  );
  return (
    <>
      <path className={styles.held} data-held="" d={level} />
      <path className={styles.plain} d={plain} />
      <path className={styles.late} d={late} />
      {chosen.length > 0 && <path className={styles.chosen} data-transient="" d={pathOf(chosen)} />}
    </>
  );
}

/** The area under the number that waits, upwards from where packets are let go. */
function levelPath(level: Steps, frame: FlowFrame, view: FlowView): string {
  const most = Array.from(level.values).reduce((highest, value) => Math.max(highest, value), 1);
  const room = frame.released - frame.receiver;
  const y = (value: number) => frame.released - (0.92 * room * value) / most;
  const line = stepPath(level, view.range, view.x, y);
  if (line === '') return '';
  const [from, to] = [Math.max(view.range[0], level.times[0] ?? 0), view.range[1]];
  return `${line}L${view.x(to)} ${frame.released}L${view.x(from)} ${frame.released}Z`;
}

/** Where a packet is declared lost. */
export function Declared({ scene, frame, view }: Pick<WaitLinesProps, 'scene' | 'frame' | 'view'>) {
  const { declared, answers } = scene;
  if (declared === undefined) return null;
  const reach = frame.isMini ? 2 : 5;
  return Array.from(declared).flatMap((time, i) => {
    if (Number.isNaN(time) || time < view.range[0] || time > view.range[1]) return [];
    const [x, y] = [view.x(time), answers.leaveFirst === true ? frame.receiver : frame.released];
    return [
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a packet is known by its place.
        key={i}
        className={styles.cross}
        data-declared=""
        d={`M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`}
      />,
    ];
  });
}
