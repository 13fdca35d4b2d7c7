// Whether a learning platform has opened the page, and what its reader is told of that.

/** By this in the address the page knows that a platform has opened it, and with which lesson. */
export const IN_COURSE = 'lms';

/** The name of the one lesson of a package; null where the page stands on a host of its own. */
export function courseLesson(): string | null {
  return new URLSearchParams(window.location.search).get(IN_COURSE);
}

/** What becomes of the answers: the platform takes them, it wants none of them, or it refuses them. */
export type Recording = 'recorded' | 'unwanted' | 'refused';

/** What the platform did with what it was told last; null before it was told anything. */
let known: Recording | null = null;

export function noted(recording: Recording): Recording {
  known = recording;
  return recording;
}

/** What becomes of a lesson's answers: another lesson than the platform's own is none of its business. Null on a host of one's own. */
export function recordingOf(lesson: string): Recording | null {
  const asked = courseLesson();
  if (asked === null) return null;
  return asked === lesson ? (known ?? 'recorded') : 'unwanted';
}

/** Elsewhere in a package: a sentence of what becomes of the answers to its lesson. */
export function answersGo(): string {
  if (known === 'recorded')
    return 'What you answer in it is sent to your course; whether it is right is not graded.';
  if (known === null) return 'The lesson says whether your course records your answers.';
  return known === 'refused' ? `${NOT_RECORDED}.` : UNWANTED;
}

const UNWANTED = 'Your course shows this lesson only: it records no answers.';
const NOT_RECORDED = 'Your course does not record your answers here';

/** Above the lesson; empty where all goes as it should. */
export function courseNote(recording: Recording | null, hasText: boolean): string {
  if (recording === 'refused') return `${NOT_RECORDED}${hasText ? ': copy the text at the end' : ''}.`;
  return recording === 'unwanted' ? UNWANTED : '';
}

/** Where the explanation goes that a reader writes. */
export function explanationStays(recording: Recording | null): string {
  if (recording === null) return 'They stay in the address of this page.';
  if (recording === 'recorded') return 'They are sent to your course, as your answers are.';
  return 'Your course does not record them.';
}
