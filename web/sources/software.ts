// This software as it is cited; CITATION.cff says the same.

export const SOFTWARE = {
  title: 'Out of Sequence: an explorer for packets that arrive out of order',
  author: 'Out of Sequence contributors',
  /** Of this version. */
  year: 2026,
  licence: 'MIT',
  version: import.meta.env.OOS_VERSION,
} as const;
