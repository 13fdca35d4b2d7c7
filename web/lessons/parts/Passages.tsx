// The passages of a lesson between its questions: paragraphs, and figures with scenarios of their own.

import { ScopedFigure } from '../../bench/page/ScopedFigure.tsx';
import { labOf } from '../facts/facts.ts';
import type { Passage } from '../read/lesson.ts';
import styles from './Lesson.module.css';
import { Blocks } from './Markdown.tsx';

export function Passages({ passages }: { passages: readonly Passage[] }) {
  return passages.map((passage, at) =>
    passage.kind === 'prose' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
      <Blocks key={at} tokens={passage.tokens} runs={passage.runs} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Figure key={at} scenario={passage.scenario} />
    ),
  );
}

export function Figure({ scenario, isCovered = false }: { scenario: string; isCovered?: boolean }) {
  const lab = labOf(scenario);
  if (lab === null) return <p role="alert">{scenario} opens no laboratory.</p>;
  return (
    <div className={styles.figure} data-covered={isCovered || undefined}>
      <ScopedFigure lab={lab} text={scenario} look="fill" isCovered={isCovered} />
    </div>
  );
}
