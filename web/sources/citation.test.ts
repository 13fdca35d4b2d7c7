// CITATION.cff is written from the page's own list of sources: `npx vitest run web/sources -u` writes it again.

import { expect, test } from 'vitest';
import program from '../../package.json';
import { softwareEntry, sourceEntry } from './bibtex.ts';
import { addressOf, isStandard, lineOf } from './citations.ts';
import { SOFTWARE } from './software.ts';
import { SOURCES, type Source } from './sources.ts';

interface Program {
  readonly version: string;
  readonly license: string;
  /** The date of the release, once there is one (`npm run release`). */
  readonly released?: string;
  /** The address of the repository, once it is published. */
  readonly repository?: string | { readonly url: string };
}

const { version, license, released, repository }: Program = program;

test('CITATION.cff names the sources that the page names, and this version', async () => {
  await expect(citation()).toMatchFileSnapshot('../../CITATION.cff');
  expect(SOFTWARE).toMatchObject({ version, licence: license });
});

test('each source has an id, a title and a link of its own, and lasting links only', () => {
  const sources: readonly Source[] = SOURCES;
  expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
  expect(new Set(sources.map(({ title }) => title)).size).toBe(sources.length);
  const links = sources.map(addressOf).filter((link) => link !== null);
  expect(new Set(links).size).toBe(links.length);
  for (const link of links) {
    expect(link).toMatch(
      /^https:\/\/(doi\.org\/10\.\d{4,}\/\S+|www\.rfc-editor\.org\/rfc\/rfc\d{4}|www\.itu\.int\/rec\/T-REC-G\.\d+)$/,
    );
  }
});

test('a source in a line, and as BibTeX', () => {
  const [paper, , , , standard] = SOURCES;
  expect(lineOf(paper)).toBe(
    'Diot and Gagnon, “Impact of Out-of-Sequence Processing on the Performance of Data Transmission” (1999)',
  );
  expect(lineOf(standard)).toBe('RFC 5236, “Improved Packet Reordering Metrics”');
  expect(sourceEntry(paper)).toBe(`@article{diot-gagnon,
  author = {Diot, C. and Gagnon, F.},
  title = {{${paper.title}}},
  journal = {Computer Networks},
  volume = {31},
  number = {5},
  pages = {475--492},
  year = {1999},
}`);
  expect(sourceEntry(standard)).toContain('url = {https://www.rfc-editor.org/rfc/rfc5236}');
  expect(softwareEntry('https://example.org/')).toContain(
    `version = {${version}},\n  year = {${SOFTWARE.year}},\n  url = {https://example.org/},\n}`,
  );
});

function citation(): string {
  return `cff-version: 1.2.0
message: If you use Out of Sequence in teaching or research, please cite it, and the paper whose laboratory you used.
title: ${quoted(SOFTWARE.title)}
type: software
version: ${SOFTWARE.version}
${lineWith('date-released', released)}${lineWith('repository-code', addressIn(repository))}license: ${SOFTWARE.licence}
authors:
  - name: ${SOFTWARE.author}
${released === undefined ? unreleased() : ''}keywords:
  - packet reordering
  - application level framing
  - out-of-sequence processing
  - simulation
  - WebAssembly
references:
${SOURCES.map(reference).join('')}`;
}

/** The preferred citation of software without a release: only the year is known, and the format has a year only in references. */
function unreleased(): string {
  const { title, author, year, version: number, licence } = SOFTWARE;
  return `preferred-citation:
  type: software
  title: ${quoted(title)}
  authors:
    - name: ${author}
  year: ${year}
  version: ${number}
  license: ${licence}
`;
}

function reference(source: Source): string {
  const { authors, title, year, doi, in: venue } = source;
  const url = isStandard(source) ? addressOf(source) : null;
  const lines = [
    `  - type: ${{ rfc: 'report', itu: 'report', conference: 'conference-paper', article: 'article' }[venue.kind]}`,
    `    title: ${quoted(title)}`,
    '    authors:',
    ...(venue.kind === 'itu' ? ['      - name: ITU-T'] : []),
    ...authors.flatMap(([given, family]) => [
      `      - family-names: ${family}`,
      `        given-names: ${given}`,
    ]),
    `    year: ${year}`,
  ];
  if (venue.kind === 'rfc')
    lines.push(`    number: RFC ${venue.number}`, '    institution:', '      name: RFC Editor');
  if (venue.kind === 'itu')
    lines.push(
      `    number: ITU-T ${venue.number}`,
      '    institution:',
      '      name: International Telecommunication Union',
    );
  if (venue.kind === 'conference')
    lines.push('    conference:', `      name: ${quoted(`${venue.name} (${venue.short})`)}`);
  if (venue.kind === 'article') {
    lines.push(`    journal: ${quoted(venue.journal)}`);
    if (venue.volume !== undefined) lines.push(`    volume: ${venue.volume}`);
    if (venue.issue !== undefined) lines.push(`    issue: ${quoted(`${venue.issue}`)}`);
    if (venue.pages !== undefined) lines.push(`    start: ${venue.pages[0]}`, `    end: ${venue.pages[1]}`);
  }
  if (doi !== undefined) lines.push(`    doi: ${doi}`);
  if (url !== null) lines.push(`    url: ${url}`);
  return `${lines.join('\n')}\n`;
}

function lineWith(name: string, value: string | undefined): string {
  return value === undefined ? '' : `${name}: ${quoted(value)}\n`;
}

function addressIn(given: typeof repository): string | undefined {
  const url = typeof given === 'string' ? given : given?.url;
  return url?.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** A text quoted for YAML, in which JSON strings are valid. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
