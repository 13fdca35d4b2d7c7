// The package that a lesson's text makes, or why it makes none.

import { lessonIn } from '../read/reader.ts';
import { problemsOf } from '../write/checks.ts';
import { fileName } from '../write/fileName.ts';
import { type Load, scormPackage } from './scorm.ts';

export type Made = { readonly refused: string } | { readonly file: string; readonly content: Blob };

/** `name` is that of a lesson of the site with this text: its tickets and its random numbers go by it. */
export async function packageOf(text: string, name: string | null, load?: Load): Promise<Made> {
  const lesson = lessonIn('own', text);
  // whoever is sent to a question that cannot be read has no way on
  const [first] = await problemsOf(lesson, text);
  if (first !== undefined)
    return { refused: `No package yet. Line ${first.line} has to be mended first: ${first.words}` };
  const called = name ?? fileName(lesson.title);
  const content = await scormPackage({ name: called, title: lesson.title, text }, load);
  return { file: `${called}.zip`, content };
}

/** As platforms count in what they take. */
export function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(2)} MB`;
}
