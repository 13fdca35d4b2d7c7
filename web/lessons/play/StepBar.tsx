// The bar of a lesson's steps: it shows the open one, and leads back to those that are answered.

import type { Answers } from '../answers/answers.ts';
import type { Place } from '../progress/place.ts';
import { isDone, isReached, nameOf, type Step } from '../progress/steps.ts';
import type { Lesson } from '../read/lesson.ts';
import styles from './StepBar.module.css';

interface StepBarProps {
  readonly lesson: Lesson;
  readonly answers: Answers;
  /** The reader's own explanation. */
  readonly why: string;
  readonly steps: readonly Step[];
  readonly place: Place;
  readonly onGo: (at: number) => void;
}

export function StepBar({ lesson, answers, why, steps, place: { step: at, reached }, onGo }: StepBarProps) {
  return (
    <nav className={styles.steps} aria-label="Steps of the lesson">
      <ol>
        {steps.map((step, place) => (
          <li key={nameOf(step, lesson)}>
            <button
              type="button"
              aria-current={place === at ? 'step' : undefined}
              disabled={!isReached(step, lesson, answers)}
              onClick={() => onGo(place)}
            >
              <span className={styles.count}>
                {(step.kind === 'try' ? reached !== '' : isDone(step, lesson, answers, why))
                  ? '✓'
                  : place + 1}
              </span>
              {nameOf(step, lesson)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
