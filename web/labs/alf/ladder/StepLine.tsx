import { instantText } from '../../../bench/words/counts.ts';
import { useFinger } from '../../../charts/gestures/pointing.ts';
import styles from './Ladder.module.css';

interface StepLineProps {
  /** Time of the film (ms); null: no film was started. */
  time: number | null;
  sentence: string;
  /** Whether the sentence changes faster than a screen reader can say it: while the film plays or the pointer moves. */
  isQuiet: boolean;
}

/** The sentence of the film's step, or else what pointer, finger and keys do in the diagram. */
export function StepLine({ time, sentence, isQuiet }: StepLineProps) {
  const isFinger = useFinger();
  return (
    <p className={styles.told}>
      <output className={styles.clock} aria-live="off" data-clock="">
        {time === null ? '' : instantText(time)}
      </output>{' '}
      <span aria-live={isQuiet ? 'off' : 'polite'} data-sentence="">
        {sentence === ''
          ? `${isFinger ? 'Tap' : 'Click'} a packet to lose it, rescue it or follow it. Drag sideways to move in time.`
          : sentence}
      </span>
    </p>
  );
}
