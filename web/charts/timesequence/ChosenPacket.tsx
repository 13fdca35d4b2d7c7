// The packet chosen in the plot or in the list: a ring around it, and a line back to the time when its hole was opened.

import type { Area } from '../layout/usePlot.ts';
import type { Scale } from '../scales/scale.ts';
import styles from './TimeSequence.module.css';

export interface PacketPoint {
  readonly time: number;
  /** The sequence number as the vertical axis draws it. */
  readonly number: number;
  /** The time when the packet's hole opened, in the unit of the time axis; undefined for a packet that filled none. */
  readonly opened?: number | undefined;
}

interface ChosenPacketProps {
  readonly chosen: PacketPoint;
  readonly area: Area;
  readonly x: Scale;
  readonly y: Scale;
}

export function ChosenPacket({ chosen: { time, number, opened }, area, x, y }: ChosenPacketProps) {
  const [across, down] = [x(time), y(number)];
  const isInside =
    across >= area.left - 1 && across <= area.right + 1 && down >= area.top - 1 && down <= area.bottom + 1;
  if (!isInside) return null;
  return (
    <g data-transient="">
      {opened !== undefined && opened < time && (
        <line className={styles.waited} x1={Math.max(area.left, x(opened))} x2={across} y1={down} y2={down} />
      )}
      <circle className={styles.ring} cx={across} cy={down} r={8} />
    </g>
  );
}
