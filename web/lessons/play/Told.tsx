// What a lesson tells: paragraphs, and figures with scenarios of their own.

import { ScopedFigure } from '../../bench/page/ScopedFigure.tsx';
import { labOf } from '../facts/facts.ts';
import type { OpenFigure, Prose } from '../read/lesson.ts';
import { Blocks } from './Markdown.tsx';
import styles from './Player.module.css';

export function Told({ of }: { of: readonly (Prose | OpenFigure)[] }) {
  return of.map((told, at) =>
    told.kind === 'prose' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
      <Blocks key={at} tokens={told.tokens} runs={told.runs} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Figure key={at} scenario={told.scenario} />
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
