// The verdict on an answer: whether it agrees with what was measured, and how it differs.

/** `near`: right in kind, but of another size. `open`: the runs do not decide the question. */
export type Level = 'as measured' | 'near' | 'other' | 'open';

export interface Verdict {
  readonly level: Level;
  /** The measured answer, in words. */
  readonly measured: string;
  /** A sentence that compares the reader's answer with it; it may contain Markdown. */
  readonly compared: string;
}

/** The level in words, for screen readers and beside the sign: colour alone is never used. */
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  'as measured': 'Right',
  near: 'Right in kind, another size',
  other: 'Not so',
  open: 'Too close to call',
};
