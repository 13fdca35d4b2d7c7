// BibTeX entries of sources, of claims and of this software.

import { addressOf, lineOf } from './citations.ts';
import { SOFTWARE } from './software.ts';
import type { Source } from './sources.ts';

type Field = readonly [name: string, value: string];

/** The entry of this software; `address` is that of the published page, null if unknown. */
export function softwareEntry(address: string | null): string {
  return entry('software', 'out-of-sequence', [
    ['author', `{${SOFTWARE.author}}`],
    ['title', SOFTWARE.title],
    ['version', SOFTWARE.version],
    ['year', `${SOFTWARE.year}`],
    ...(address === null ? [] : [['url', address] as const]),
  ]);
}

/** The entry of a paper's claim and its verdict here; `id` such as `red-17`. */
export function claimEntry(id: string, title: string, source: Source, address: string | null): string {
  return entry('misc', `out-of-sequence-${id}`, [
    ['author', `{${SOFTWARE.author}}`],
    ['title', `{${title}}`],
    ['howpublished', `${SOFTWARE.title}, version ${SOFTWARE.version}, claim ${id}`],
    ['note', `On ${lineOf(source)}`],
    ['year', `${SOFTWARE.year}`],
    ...(address === null ? [] : [['url', address] as const]),
  ]);
}

export function sourceEntry(source: Source): string {
  const { id, authors, title, year, doi, in: venue } = source;
  const address = addressOf(source);
  const common: readonly Field[] = [
    [
      'author',
      venue.kind === 'itu'
        ? '{ITU-T}'
        : authors.map(([given, family]) => `${family}, ${given}`).join(' and '),
    ],
    // double braces keep the capitals
    ['title', `{${title}}`],
  ];
  const end: readonly Field[] = [
    ['year', `${year}`],
    ...(doi === undefined ? [] : [['doi', doi] as const]),
    ...(doi === undefined && address !== null ? [['url', address] as const] : []),
  ];
  switch (venue.kind) {
    case 'rfc':
      return entry('techreport', id, [
        ...common,
        ['institution', 'RFC Editor'],
        ['type', 'RFC'],
        ['number', `${venue.number}`],
        ...end,
      ]);
    case 'itu':
      return entry('techreport', id, [
        ...common,
        ['institution', 'International Telecommunication Union'],
        ['type', 'Recommendation'],
        ['number', `ITU-T ${venue.number}`],
        ...end,
      ]);
    case 'conference':
      return entry('inproceedings', id, [...common, ['booktitle', `${venue.name} (${venue.short})`], ...end]);
    case 'article': {
      const { journal, volume, issue, pages } = venue;
      return entry('article', id, [
        ...common,
        ['journal', journal],
        ...(volume === undefined ? [] : [['volume', `${volume}`] as const]),
        ...(issue === undefined ? [] : [['number', `${issue}`] as const]),
        ...(pages === undefined ? [] : [['pages', pages.join('--')] as const]),
        ...end,
      ]);
    }
  }
}

function entry(type: string, key: string, fields: readonly Field[]): string {
  return `@${type}{${key},\n${fields.map(([name, value]) => `  ${name} = {${value}},\n`).join('')}}`;
}
