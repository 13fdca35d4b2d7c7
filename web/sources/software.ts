// The data for citing this software; CITATION.cff has the same.

export const SOFTWARE = {
  title: 'Out of Sequence: an explorer for packets that arrive out of order',
  author: 'Out of Sequence contributors',
  /** The year of this version. */
  year: 2026,
  licence: 'MIT',
  version: import.meta.env.OOS_VERSION,
} as const;
