// What the check of a lesson finds.

export interface Found {
  /** A sentence that goes on behind the name of its step. */
  readonly words: string;
  readonly isFault: boolean;
  /** What the text has where it is about, if the check names no line. */
  readonly about?: string;
}
