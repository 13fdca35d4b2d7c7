// What is told of an answer once the runs have come: whether it is as measured, and where it differs.

/** `near`: right in kind, another size. `open`: the runs leave the question open. */
export type Level = 'as measured' | 'near' | 'other' | 'open';

export interface Verdict {
  readonly level: Level;
  /** What was measured, as a sentence with its answer. */
  readonly measured: string;
  /** How the answer compares with it; Markdown's emphasis may stand in it. */
  readonly compared: string;
}

/** For what is announced and for the sign beside it: never by colour alone. */
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  'as measured': 'Right',
  near: 'Right in kind, another size',
  other: 'Not so',
  open: 'Too close to call',
};
