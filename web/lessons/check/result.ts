// A result of the check of a lesson.

export interface CheckResult {
  /** The rest of a sentence that begins with the name of the step. */
  readonly words: string;
  readonly isFault: boolean;
  /** A part of the lesson's text by which the place is found, if the check has no line. */
  readonly about?: string;
}
