import { memo } from 'react';
import { fittedRange, zoomedRange } from '../../../charts/gestures/range.ts';
import { ParameterChoice, ParameterSegments } from '../../../controls/ParameterChoice.tsx';
import { isOf } from '../../../controls/value.ts';
import { useParameter } from '../../../scenario/react.tsx';
import styles from './Ladder.module.css';
import type { TimeWindow } from './useTimeWindow.ts';

/**
 * Which transfers are set side by side, whether acknowledgments are drawn, and how much of the transfer is in the
 * window.
 */
export function LadderControls({ timeWindow }: { timeWindow: TimeWindow }) {
  const { whole, range, isWhole, move } = timeWindow;
  const zoom = (factor: number) => move(fittedRange(zoomedRange(range, factor, 0.5), whole), 'commit');
  return (
    <>
      <Compared />
      <Acknowledgments />
      <div className={styles.zoom}>
        <button type="button" className={styles.plain} aria-label="Zoom in" onClick={() => zoom(0.5)}>
          +
        </button>
        <button
          type="button"
          className={styles.plain}
          aria-label="Zoom out"
          disabled={isWhole}
          onClick={() => zoom(2)}
        >
          −
        </button>
        <button
          type="button"
          className={styles.plain}
          disabled={isWhole}
          onClick={() => move(whole, 'commit')}
        >
          Whole transfer
        </button>
      </div>
    </>
  );
}

// memo: these two change with the scenario only, the others with every frame of a pan
const Compared = memo(function Compared() {
  const { param, ...rest } = useParameter('alf', 'ladder');
  if (!isOf('choice', param)) return null;
  return (
    <div className={styles.inline}>
      <ParameterChoice param={param} {...rest} />
    </div>
  );
});

const Acknowledgments = memo(function Acknowledgments() {
  const { param, ...rest } = useParameter('alf', 'acks');
  if (!isOf('choice', param)) return null;
  return (
    <div className={styles.named}>
      <span aria-hidden="true">{param.name}</span>
      <ParameterSegments param={param} {...rest} />
    </div>
  );
});
