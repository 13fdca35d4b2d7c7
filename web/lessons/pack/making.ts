// The package that the texts of lessons make, or why they make none.

import { problemsOf } from '../check/checks.ts';
import { lessonIn } from '../read/reader.ts';
import { fileName } from './fileName.ts';
import type { Packed } from './manifest.ts';
import { type Load, scormPackage } from './scorm.ts';

export type Made = { readonly refused: string } | { readonly file: string; readonly content: Blob };

export interface ToPack {
  readonly text: string;
  /** That of a lesson of the site with this text: its tickets and its random numbers go by it. */
  readonly name: string | null;
}

/** `session` holds several lessons together; one alone goes by its own name. */
export async function packageOf(
  given: readonly ToPack[],
  session: Packed | null,
  load?: Load,
): Promise<Made> {
  const lessons = [];
  for (const { text, name } of given) {
    const lesson = lessonIn('own', text);
    // whoever is sent to a question that cannot be read has no way on
    const [first] = await problemsOf(lesson, text);
    if (first !== undefined)
      return {
        refused: `No package yet. Line ${first.line} ${session === null ? '' : `of “${lesson.title}” `}has to be mended first: ${first.words}`,
      };
    lessons.push({ name: name ?? fileName(lesson.title), title: lesson.title, text });
  }
  const course = session ?? lessons[0];
  if (course === undefined) return { refused: 'There is no lesson to be packed.' };
  const content = await scormPackage({ name: course.name, title: course.title, lessons }, load);
  return { file: `${course.name}.zip`, content };
}

/** As platforms count in what they take. */
export function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(2)} MB`;
}
