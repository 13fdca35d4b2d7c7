// All sketches of a class in one picture, and what was measured, once it is asked for.

import type { Answer } from '../answers/answer.ts';
import { type CurvePoint, curveOf, handlesOf, shareOf } from '../judge/curve.ts';
import { needsOf } from '../judge/judge.ts';
import { useFacts } from '../play/factsContext.ts';
import type { SketchQuestion } from '../read/lesson.ts';
import styles from './ClassPanel.module.css';

const [WIDTH, HEIGHT] = [600, 260];

interface FanProps {
  readonly question: SketchQuestion;
  readonly answers: readonly Answer[];
  readonly isMeasured: boolean;
}

export function Fan({ question, answers, isMeasured }: FanProps) {
  const facts = useFacts(isMeasured ? needsOf(question) : []);
  const curve = isMeasured ? curveOf(facts, question) : null;
  const { low, high } = question;
  const path = (points: readonly CurvePoint[]) =>
    `M${points
      .map(
        ({ x, y }) =>
          `${(shareOf(question, x) * WIDTH).toFixed(1)} ${(HEIGHT * (1 - (y - low) / (high - low))).toFixed(1)}`,
      )
      .join('L')}`;
  return (
    <svg
      className={styles.fan}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${answers.length} sketches`}
    >
      {answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sketches have no names
        <path key={at} className={styles.sketch} d={path(handlesOf(question, answer))} />
      ))}
      {curve !== null && <path className={styles.measured} d={path(curve)} />}
    </svg>
  );
}
