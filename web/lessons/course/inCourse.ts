// Whether a learning platform has opened the page, and sentences for the reader about what it records.

/** The key in the address's query that a platform's link has; its value is the lesson's name. */
export const LESSON_KEY = 'lms';

/** The name of the lesson that the platform has opened; null if the page is not in a package. */
export function courseLesson(): string | null {
  return new URLSearchParams(window.location.search).get(LESSON_KEY);
}

/** Whether the platform records answers: it does, it only shows the lesson, or it refuses them. */
export type Recording = 'recorded' | 'unwanted' | 'refused';

/** The platform's reaction to the last report; null before the first one. */
let known: Recording | null = null;

export function rememberRecording(recording: Recording): Recording {
  known = recording;
  return recording;
}

/** Whether the platform records the answers to a lesson: those to any other than its own it does not. Null outside a platform. */
export function recordingOf(lesson: string): Recording | null {
  const asked = courseLesson();
  if (asked === null) return null;
  return asked === lesson ? (known ?? 'recorded') : 'unwanted';
}

/** A sentence for other pages of a package (About): whether the answers to its lesson are recorded. */
export function answersRecordedWords(): string {
  if (known === 'recorded')
    return 'What you answer in it is sent to your course; whether it is right is not graded.';
  if (known === null) return 'The lesson says whether your course records your answers.';
  return known === 'refused' ? `${NOT_RECORDED}.` : UNWANTED;
}

const UNWANTED = 'Your course shows this lesson only: it records no answers.';
const NOT_RECORDED = 'Your course does not record your answers here';

/** The note above a lesson if its answers are not recorded; empty otherwise. */
export function courseNote(recording: Recording | null, hasText: boolean): string {
  if (recording === 'refused') return `${NOT_RECORDED}${hasText ? ': copy the text at the end' : ''}.`;
  return recording === 'unwanted' ? UNWANTED : '';
}

/** A sentence about where the reader's explanation is stored. */
export function explanationStoredWords(recording: Recording | null): string {
  if (recording === null) return 'They stay in the address of this page.';
  if (recording === 'recorded') return 'They are sent to your course, as your answers are.';
  return 'Your course does not record them.';
}
