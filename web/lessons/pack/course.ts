// Tells the platform that has opened the page how far a lesson is.

import { type Answers, standOf, textOf } from '../answers/given.ts';
import { writtenWords } from '../play/AnswerField.tsx';
import type { Lesson } from '../read/lesson.ts';
import { Attempt, apiAround, type Given, type Progress } from './attempt.ts';

/** One for each time the page is loaded. */
let attempt: Attempt | null | undefined;

/** `resume` takes what the address had behind the lesson's name when the lesson was left. */
export function tellCourse(
  lesson: Lesson,
  answers: Answers,
  why: string,
  resume: (path: string) => void,
): void {
  const isFirst = attempt === undefined;
  if (attempt === undefined) {
    const api = apiAround(window);
    attempt = api === null ? null : new Attempt(api);
  }
  if (attempt === null) return;
  const now = progressOf(lesson, answers, why);
  if (isFirst) {
    const begun = attempt;
    window.addEventListener('pagehide', () => begun.end());
    const path = begun.begin();
    if (path !== '' && now.path === '') {
      resume(path);
      return;
    }
  }
  attempt.tell(now);
}

export function progressOf(lesson: Lesson, answers: Answers, why: string): Progress {
  const revealed = lesson.chapters.filter((_, at) => standOf(lesson, answers, at) === 'revealed');
  const isExplained = lesson.explain !== null && why.trim() !== '';
  const parts = [textOf(lesson, answers), encodeURIComponent(why)];
  while (parts.at(-1) === '') parts.pop();
  return {
    path: parts.join('/'),
    done: revealed.length + (isExplained ? 1 : 0),
    all: lesson.chapters.length + (lesson.explain === null ? 0 : 1),
    given: lesson.chapters.flatMap(({ question }, at): Given[] => {
      const given = answers[at];
      if (!given) return [];
      const id = question.id.replace(/[^\w-]/g, '_');
      const first = { id: `${id}-1`, words: writtenWords(question, given.first) };
      if (given.second === null) return [first];
      return [first, { id: `${id}-2`, words: writtenWords(question, given.second) }];
    }),
  };
}
