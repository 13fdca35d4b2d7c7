// Citations of sources in words.

import type { Source } from './sources.ts';

/** "Neglia, Falletta and Bianchi", or "Blanton and others" where there are more than three. */
export function authorsOf({ authors }: Source): string {
  const names = authors.map(([, family]) => family);
  if (names.length > 3) return `${names[0]} and others`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** All authors with their given names. */
export function allAuthorsOf({ authors, in: { kind } }: Source): string {
  if (kind === 'itu') return 'International Telecommunication Union';
  return authors.map(([given, family]) => `${given} ${family}`).join(', ');
}

/** Where a source was published: "Computer Networks 31(5), pages 475 to 492", "ICC 2011", "RFC 5236". */
export function venueOf({ in: venue }: Source): string {
  switch (venue.kind) {
    case 'rfc':
      return `RFC ${venue.number}`;
    case 'itu':
      return `Recommendation ITU-T ${venue.number}`;
    case 'conference':
      return `${venue.name} (${venue.short})`;
    case 'article': {
      const { journal, volume, issue, pages } = venue;
      const number = volume === undefined ? '' : ` ${volume}${issue === undefined ? '' : `(${issue})`}`;
      return `${journal}${number}${pages === undefined ? '' : `, pages ${pages[0]} to ${pages[1]}`}`;
    }
  }
}

export function isStandard({ in: { kind } }: Source): boolean {
  return kind === 'rfc' || kind === 'itu';
}

/** The short name of a source: a standard's number, a paper's authors and year. */
export function shortName(source: Source): string {
  return isStandard(source) ? venueOf(source) : `${authorsOf(source)} (${source.year})`;
}

/** Authors and title of a source on one line. */
export function lineOf(source: Source): string {
  return isStandard(source)
    ? `${venueOf(source)}, “${source.title}”`
    : `${authorsOf(source)}, “${source.title}” (${source.year})`;
}

/** The address at which a source can be opened; null where no lasting one is known. */
export function addressOf({ in: venue, doi }: Source): string | null {
  if (venue.kind === 'rfc') return `https://www.rfc-editor.org/rfc/rfc${venue.number}`;
  if (venue.kind === 'itu') return `https://www.itu.int/rec/T-REC-${venue.number}`;
  return doi === undefined ? null : `https://doi.org/${doi}`;
}
