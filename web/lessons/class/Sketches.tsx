// All sketches of a class in one picture and in groups by their shape; up to three can be pinned for a discussion.

import { useState } from 'react';
import { SketchPad } from '../fields/SketchPad.tsx';
import { curveOf, handlesOf, shareOf } from '../judge/curve.ts';
import { needsOf } from '../judge/judge.ts';
import { SHAPES, shapeOf } from '../judge/shape.ts';
import { useFacts } from '../parts/factsContext.ts';
import type { Answer } from '../read/answer.ts';
import type { SketchQuestion } from '../read/lesson.ts';
import panel from './ClassPanel.module.css';
import styles from './Sketches.module.css';

interface SketchesProps {
  readonly question: SketchQuestion;
  readonly answers: readonly Answer[];
  readonly isMeasured: boolean;
}

/** The letters of pinned sketches, and so the most that can be pinned. */
const PINS = ['A', 'B', 'C'];
const [WIDTH, HEIGHT] = [84, 44];

export function Sketches({ question, answers, isMeasured }: SketchesProps) {
  const facts = useFacts(isMeasured ? needsOf(question) : []);
  const curve = isMeasured ? curveOf(facts, question) : null;
  // indices of answers, in the order in which they were pinned
  const [pinned, setPinned] = useState<readonly number[]>([]);
  const toggle = (at: number) =>
    setPinned(
      pinned.includes(at) ? pinned.filter((each) => each !== at) : [...pinned, at].slice(-PINS.length),
    );
  const pinOf = (at: number) => PINS[pinned.indexOf(at)] ?? '';
  const shapes = answers.map((answer) => shapeOf(heightsOf(question, answer), question));
  return (
    <>
      <div className={panel.picture} role="img" aria-label={`${answers.length} sketches`}>
        <SketchPad
          question={question}
          draft={null}
          curve={curve}
          others={answers.map((answer, at) => ({ answer, pin: pinOf(at) }))}
        />
      </div>
      <ul className={styles.groups} aria-label="The sketches by their kind: touch one to pin it">
        {SHAPES.map((shape) => {
          const own = shapes.flatMap((each, at) => (each === shape ? [at] : []));
          return own.length === 0 ? null : (
            <li key={shape} data-shape={shape}>
              <p>
                {shape}: <strong>{own.length}</strong>
              </p>
              <div className={styles.sketches}>
                {own.map((at) => (
                  <button
                    key={at}
                    type="button"
                    className={styles.sketch}
                    aria-pressed={pinned.includes(at)}
                    aria-label={`Sketch ${at + 1}${pinOf(at) === '' ? '' : `, pinned as ${pinOf(at)}`}`}
                    onClick={() => toggle(at)}
                  >
                    <Small question={question} answer={answers[at] ?? []} />
                    <span aria-hidden="true">{pinOf(at)}</span>
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function heightsOf(question: SketchQuestion, answer: Answer): readonly number[] {
  return handlesOf(question, answer).map(({ y }) => y);
}

function Small({ question, answer }: { question: SketchQuestion; answer: Answer }) {
  const { low, high } = question;
  const points = handlesOf(question, answer).map(
    ({ x, y }) =>
      `${(2 + shareOf(question, x) * (WIDTH - 4)).toFixed(1)} ${(2 + (HEIGHT - 4) * (1 - (y - low) / (high - low))).toFixed(1)}`,
  );
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}
