// Progress of the frontiers and the button that stops them: the quick setting is done at once, the paper's takes long.

import { timeWords, useTimeLeft } from '../../../bench/results/useTimeLeft.ts';
import { NoteLine } from '../../../charts/figure/NoteLine.tsx';
import { formatCount } from '../../../notation/formatCount.ts';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import { PAPER } from '../presets.ts';
import styles from './RunControls.module.css';
import { useStopping } from './stopping.tsx';
import type { Frontiers } from './useFrontiers.ts';

interface RunControlsProps {
  readonly frontiers: Frontiers;
  /** Words that are shown while nothing runs. */
  readonly words: string;
  /** Title of the figure, for the line of words under it. */
  readonly lineOf: string;
}

export function RunControls({ frontiers, words, lineOf }: RunControlsProps) {
  const { key, progress, isDone, isStopped, jobs } = frontiers;
  const store = useStore();
  const { duration, runs } = useScenario('red');
  const { stop } = useStopping();
  const isRunning = !isDone && !isStopped;
  const left = useTimeLeft(progress, isRunning);
  const share = progress < 0.01 ? 'less than 1%' : `${Math.floor(100 * progress)}%`;
  if (isStopped && !isDone) {
    return (
      <span className={styles.run}>
        <span>Stopped at {share}: what has come is kept. </span>
        <button type="button" className={`act ${styles.act}`} onClick={() => stop(null)}>
          Go on
        </button>
      </span>
    );
  }
  // the quick setting is done before there is anything to stop
  if (isRunning && (progress > 0 || jobs.some(({ isSlow }) => isSlow))) {
    return (
      <span className={styles.run}>
        <span>
          {share} of {runs} runs of {formatCount(duration)} s a point
          {left === null ? '' : `, ${timeWords(left)} left`}.{' '}
        </span>
        <button type="button" className={`act ${styles.act}`} onClick={() => stop(key)}>
          Stop
        </button>
      </span>
    );
  }
  const isPaper = duration >= PAPER.duration && runs >= PAPER.runs;
  return (
    <span className={styles.run}>
      <NoteLine as="span" text={words} title={lineOf} />
      {!isPaper && (
        <button
          type="button"
          className={`act ${styles.act}`}
          title={`Every point again: ${formatCount(PAPER.duration)} s and ${PAPER.runs} runs, as in the paper`}
          onClick={() => store.set('red', PAPER, { commit: true })}
        >
          Run as in the paper
        </button>
      )}
    </span>
  );
}
