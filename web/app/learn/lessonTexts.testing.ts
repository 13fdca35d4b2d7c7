// The texts of the page's lessons, for tests.

const FILES = import.meta.glob<string>('../../../public/lessons/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The names of all lessons. */
export const LESSON_IDS: readonly string[] = Object.keys(FILES).map((path) =>
  path.replace(/^.*\/|\.md$/g, ''),
);

export function textOfLesson(id: string): string {
  return FILES[`../../../public/lessons/${id}.md`] ?? '';
}
