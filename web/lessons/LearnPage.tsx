// The lessons: all of them, or the one that the address names.

import type { MeasurerOf } from '../bench/measures/rows.ts';
import { late } from '../late/late.tsx';
import { Shelf } from './shelf/Shelf.tsx';

const LessonPage = late('the lesson', async () => (await import('./play/LessonPage.tsx')).LessonPage);

interface LearnPageProps {
  /** What follows `#/learn/` in the address: a lesson's name, its answers, and words of the reader's. */
  readonly path: string;
  readonly measurerOf: MeasurerOf;
}

export function LearnPage({ path, measurerOf }: LearnPageProps) {
  const [id = '', answers = '', ...why] = path.split('/');
  if (id === '') return <Shelf />;
  return <LessonPage key={id} {...{ id, answers, why: why.join('/'), measurerOf }} />;
}
