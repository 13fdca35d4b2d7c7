// The page Learn: the list of lessons, or the lesson that the address names.

import type { LabId } from '#pkg/params.ts';
import type { MeasurerOf } from '../bench/rows/rows.ts';
import { late } from '../late/late.tsx';
import { CLASS, GLOSSARY, WRITE } from './shelf/lessons.ts';
import { Shelf } from './shelf/Shelf.tsx';
import { useView } from './views/useView.ts';

const LessonPage = late('the lesson', async () => (await import('./play/LessonPage.tsx')).LessonPage);

const ClassPanel = late('the class', async () => (await import('./class/ClassPanel.tsx')).ClassPanel);

const Glossary = late('the glossary', async () => (await import('./glossary/Glossary.tsx')).Glossary);

const WritePage = late(
  'the page to write a lesson',
  async () => (await import('./write/WritePage.tsx')).WritePage,
);

interface LearnPageProps {
  /** What follows `#/learn/` in the address: a lesson's name, the reader's answers, and their explanation. */
  readonly path: string;
  readonly measurerOf: MeasurerOf;
  readonly packetsOf: (lab: LabId) => Promise<readonly string[]>;
}

export function LearnPage({ path, measurerOf, packetsOf }: LearnPageProps) {
  const [id = '', answers = '', ...why] = path.split('/');
  const view = useView(id !== '' && id !== CLASS && id !== GLOSSARY && id !== WRITE);
  if (id === '') return <Shelf />;
  if (id === CLASS) return <ClassPanel measurerOf={measurerOf} />;
  if (id === GLOSSARY) return <Glossary key={answers} sought={answers} />;
  if (id === WRITE) return <WritePage key={answers} from={answers} {...{ measurerOf, packetsOf }} />;
  return <LessonPage key={id} {...{ id, answers, why: why.join('/'), measurerOf, view }} />;
}
