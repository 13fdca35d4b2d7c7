import { instant } from '../../../bench/words/counts.ts';
import { useFinger } from '../../../charts/gestures/pointing.ts';
import styles from './Ladder.module.css';

interface StepLineProps {
  /** Where the film stands; null: there is no film. */
  time: number | null;
  sentence: string;
  /** While it plays, sentences would come faster than they can be said. */
  isQuiet: boolean;
}

/** What happens at the film's time, or else what hands can do. */
export function StepLine({ time, sentence, isQuiet }: StepLineProps) {
  const isFinger = useFinger();
  return (
    <p className={styles.told}>
      <output className={styles.clock} aria-live="off" data-clock="">
        {time === null ? '' : instant(time)}
      </output>{' '}
      <span aria-live={isQuiet ? 'off' : 'polite'} data-sentence="">
        {sentence === ''
          ? `${isFinger ? 'Tap' : 'Click'} a packet to lose it, rescue it or follow it. Drag sideways to move in time.`
          : sentence}
      </span>
    </p>
  );
}
