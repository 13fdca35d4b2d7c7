// The screens of the room view: the beginning, then for each question the vote, the second vote, the measured answer, and the
// lesson's text about it.

import type { Chapter, Lesson } from '../read/lesson.ts';

export type Screen =
  | { readonly kind: 'begin' }
  | { readonly kind: 'ask' | 'talk' | 'reveal' | 'told'; readonly question: number }
  | { readonly kind: 'explain' | 'look-for' | 'try' };

export function screensOf(lesson: Lesson): readonly Screen[] {
  return [
    { kind: 'begin' },
    ...lesson.chapters.flatMap(({ question, after }, at): Screen[] => [
      { kind: 'ask', question: at },
      ...(question.hasRevote ? [{ kind: 'talk', question: at } as const] : []),
      { kind: 'reveal', question: at },
      // without counted hands the lesson's text is on the screen of the answer already
      ...(question.kind === 'choice' && after.length > 0 ? [{ kind: 'told', question: at } as const] : []),
    ]),
    ...(lesson.explain === null ? [] : [{ kind: 'explain' } as const]),
    ...(lesson.explain === null || lesson.explain.lookFor === '' ? [] : [{ kind: 'look-for' } as const]),
    ...(lesson.free === null ? [] : [{ kind: 'try' } as const]),
  ];
}

/** The chapter of a screen; null for a screen without a question. */
export function chapterOf(lesson: Lesson, screen: Screen): Chapter | null {
  return 'question' in screen ? (lesson.chapters[screen.question] ?? null) : null;
}

/** The question that is to be explained (the last one), and its figure, which the explanation may name. */
export function explainedOf({ chapters, explain }: Lesson): Pick<Chapter, 'question' | 'shown'> | null {
  const last = chapters.at(-1);
  return last === undefined ? null : { question: last.question, shown: explain?.shown ?? last.shown };
}

/** What phones are for, on a screen without a question; `hasCode`: whether the screen has the lesson's QR code. */
export function phoneWords(kind: Screen['kind'], hasCode: boolean): string {
  switch (kind) {
    case 'begin':
      return hasCode ? 'The lesson, for your phone.' : '';
    case 'explain':
      return hasCode ? 'You can write it on your phone.' : '';
    case 'try':
      return hasCode ? 'Try it on your phone: it is the last step of the lesson.' : '';
    default:
      return '';
  }
}

/** The words of the button that leads to a screen. */
export function screenWords(screen: Screen, lesson: Lesson): string {
  switch (screen.kind) {
    case 'begin':
      return 'Beginning';
    case 'ask':
      return lesson.chapters.length === 1 ? 'Question' : `Question ${screen.question + 1}`;
    case 'talk':
      return 'Discuss, then vote again';
    case 'reveal':
      return 'Reveal';
    case 'told':
      return 'What happened';
    case 'explain':
      return 'Why is it so?';
    case 'look-for':
      return 'What to look for';
    case 'try':
      return 'Try it';
  }
}

/** The screen to which R (answer) or V (second vote) leads, for the question of the open screen; null if there is none. */
export function screenJump(screens: readonly Screen[], at: number, kind: 'reveal' | 'talk'): number | null {
  const now = screens[at];
  if (now === undefined || !('question' in now)) return null;
  const found = screens.findIndex(
    (screen) => screen.kind === kind && 'question' in screen && screen.question === now.question,
  );
  return found < 0 ? null : found;
}

/** The screens on which hands are counted for a question: the first and the second vote. */
export function votesOf(screens: readonly Screen[], question: number): readonly number[] {
  return screens.flatMap((screen, at) =>
    (screen.kind === 'ask' || screen.kind === 'talk') && screen.question === question ? [at] : [],
  );
}
