import { expect, test } from 'vitest';
import { MEANINGS } from '#pkg/meanings.ts';
import { LABS } from '#pkg/params.ts';
import { tableOf } from '../scenario/tables.ts';
import { citedParts } from '../sources/cited.ts';

const documents = import.meta.glob<string>('../../docs/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const all = LABS.flatMap(({ id }) => [
  ...Object.values(MEANINGS[id]).map(({ source }) => source),
  ...tableOf(id).measures.map(({ source }) => source),
]);

const hrefs = (text: string) => citedParts(text).flatMap(({ href }) => (href === null ? [] : [href]));

test('sections, rules, recommendations and papers are links', () => {
  expect(hrefs('RFC 5348, section 5.1')).toEqual(['https://www.rfc-editor.org/rfc/rfc5348#section-5.1']);
  expect(citedParts('docs/dccp.md, rule dccp-20')).toEqual([
    { text: 'Model, rule dccp-20', href: 'docs/dccp.html#dccp-20' },
  ]);
  expect(hrefs('docs/dccp.md, rules dccp-14 to dccp-16')).toEqual(['docs/dccp.html#dccp-14']);
  expect(hrefs('docs/metrics.md, the jitter path, rule jitter-5')).toEqual(['docs/metrics.html#jitter-5']);
  expect(hrefs('docs/metrics.md, traces')).toEqual(['docs/metrics.html#traces']);
  expect(hrefs('docs/senders.md')).toEqual(['docs/senders.html']);
  expect(hrefs('ITU-T G.107, G.113')).toEqual([
    'https://www.itu.int/rec/T-REC-G.107',
    'https://www.itu.int/rec/T-REC-G.113',
  ]);
  expect(hrefs('Diot and Gagnon, section 3.3')).toEqual(['#/about']);
  expect(citedParts('RFC 5236; Torres-Jr and Ribeiro, section 2.1').map(({ text }) => text)).toEqual([
    'RFC 5236',
    '; ',
    'Torres-Jr and Ribeiro, section 2.1',
  ]);
});

test('no table names a file to its readers', () => {
  for (const source of all) {
    const parts = citedParts(source);
    expect(parts.map(({ text }) => text).join(''), source).not.toMatch(/\.(md|rs|ts)\b|docs\//);
    if (/RFC \d|docs\/|G\.\d|section/.test(source)) expect(hrefs(source), source).not.toEqual([]);
  }
});

test('the documents have the rules and headings that are linked', () => {
  const places = [...new Set(all.flatMap(hrefs))].filter((href) => href.startsWith('docs/'));
  expect(places.length).toBeGreaterThan(10);
  for (const place of places) {
    const [page = '', anchor] = place.split('#');
    const file = page.replace('.html', '.md');
    const text = documents[`../../${file}`]?.toLowerCase();
    expect(text, file).toBeDefined();
    if (anchor === undefined) continue;
    expect(
      text?.includes(`\`${anchor}\``) || text?.includes(`## ${anchor.replaceAll('-', ' ')}`),
      place,
    ).toBe(true);
  }
});
