// Makes a package from the texts of lessons, or says why it cannot.

import { problemsOf } from '../check/checks.ts';
import { lessonIn } from '../read/reader.ts';
import { fileName } from './fileName.ts';
import type { NameAndTitle } from './manifest.ts';
import { type LoadFile, scormPackage } from './scorm.ts';

type PackageResult = { readonly refused: string } | { readonly file: string; readonly content: Blob };

export interface LessonToPack {
  readonly text: string;
  /** The name of the site's lesson with this text, on which its tickets and seeds depend; null for any other text. */
  readonly name: string | null;
}

/** `session` is the name and title of a package of several lessons; null for one lesson, which gives its own. */
export async function makePackage(
  toPack: readonly LessonToPack[],
  session: NameAndTitle | null,
  load?: LoadFile,
): Promise<PackageResult> {
  const lessons = [];
  for (const { text, name } of toPack) {
    const lesson = lessonIn('own', text);
    // a student could not go on at a question that cannot be read
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

/** A size in megabytes of 2^20 bytes, as platforms state their limits. */
export function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(2)} MB`;
}
