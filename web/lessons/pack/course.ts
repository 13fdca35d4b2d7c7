// Tells the platform that has opened the page how far a lesson is.

import { type Answers, standOf, textOf } from '../answers/given.ts';
import { writtenWords } from '../play/AnswerField.tsx';
import type { Lesson } from '../read/lesson.ts';
import { Attempt, apiAround, cutAnswer, type Given, type Place, type Progress } from './attempt.ts';
import type { Recording } from './inCourse.ts';

/** What a reader has done of a lesson, and where they are. */
export interface Done {
  readonly answers: Answers;
  readonly why: string;
  /** From 0, in the order of the lesson. */
  readonly step: number;
}

/** One for each time the page is loaded. */
let attempt: Attempt | null | undefined;
/** Where the lesson was left, before the page was loaded or since. */
let left: Place | null = null;

/** `resume` takes where the lesson was left; it is told again from there. */
export function tellCourse(lesson: Lesson, done: Done, resume: (left: Place) => void): Recording {
  if (attempt === undefined) {
    const api = apiAround(window);
    attempt = api === null ? null : begun(api);
  }
  if (attempt === null) return 'refused';
  const now = progressOf(lesson, done);
  if (now.path === '' && left !== null) {
    const place = left;
    // one that cannot be read leads nowhere, and is not taken up again
    left = null;
    resume(place);
    return attempt.recording;
  }
  if (now.path !== '') left = now;
  return attempt.tell(now);
}

function begun(api: ConstructorParameters<typeof Attempt>[0]): Attempt {
  const next = new Attempt(api);
  left = next.begin();
  window.addEventListener('pagehide', () => next.end());
  // a page that the browser has kept and shows again has ended its attempt
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  return next;
}

export function progressOf(lesson: Lesson, { answers, why, step }: Done): Progress {
  const revealed = lesson.chapters.filter((_, at) => standOf(lesson, answers, at) === 'revealed');
  const isExplained = lesson.explain !== null && why.trim() !== '';
  const parts = [textOf(lesson, answers), encodeURIComponent(why)];
  while (parts.at(-1) === '') parts.pop();
  return {
    path: parts.join('/'),
    step,
    done: revealed.length + (isExplained ? 1 : 0),
    all: lesson.chapters.length + (lesson.explain === null ? 0 : 1),
    given: [...answersGiven(lesson, answers), ...(isExplained ? explanationGiven(why) : [])],
  };
}

function answersGiven(lesson: Lesson, answers: Answers): readonly Given[] {
  return lesson.chapters.flatMap(({ question }, at): Given[] => {
    const given = answers[at];
    if (!given) return [];
    const id = question.id.replace(/[^\w-]/g, '_');
    const first = { id: `${id}-1`, words: writtenWords(question, given.first) };
    if (given.second === null) return [first];
    return [first, { id: `${id}-2`, words: writtenWords(question, given.second) }];
  });
}

/** On one line, as platforms ask it of what is filled in, and in as many parts as that has room for. No question's answer has such an id: those end in a vote's number. */
function explanationGiven(why: string): readonly Given[] {
  const line = why.replaceAll(/\s+/g, ' ').trim();
  const first = cutAnswer(line);
  const rest = line.slice(first.length);
  return [
    { id: 'explanation', words: first, mayChange: true },
    ...(rest === '' ? [] : [{ id: 'explanation_2', words: rest, mayChange: true }]),
  ];
}
