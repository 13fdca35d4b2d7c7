import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.mjs';
import { anchorOf, documentPage, documentPages } from './pages.mjs';

test('links between documents lead to their pages, links to other files to where these can be read or nowhere', () => {
  const text = '# T\n[ledger](ledger/red.md#statement-1) [code](../sim-wasm/a.rs) [rfc](https://example.org)';
  const here = documentPage('docs/red.md', text, '');
  expect(here).toContain('<a href="ledger/red.html#statement-1">ledger</a>');
  expect(here).toContain(' code ');
  expect(here).toContain('<a href="https://example.org">rfc</a>');
  expect(documentPage('docs/red.md', text, 'https://example.org/oos')).toContain(
    'href="https://example.org/oos/blob/HEAD/sim-wasm/a.rs"',
  );
});

test('a document brings no markup of its own', () => {
  expect(documentPage('docs/x.md', '# X\n<script>alert(1)</script>', '')).not.toContain('<script');
});

test('every document has its page, and every link between them, or of the README, leads to one and to a place in it', () => {
  const documents = documentPages(root, '');
  const sources = new Map(documents.map(({ name, source }) => [name, source]));
  expect(sources.has('docs/ledger/red.html')).toBe(true);
  const readme = {
    name: 'README.html',
    source: documentPage('README.md', readFileSync(join(root, 'README.md'), 'utf8'), ''),
  };
  for (const { name, source } of [...documents, readme]) {
    for (const [, href = '', place] of source.matchAll(/<a href="([^"#:]*)(?:#([^"]*))?"/g)) {
      if (name.endsWith('.css')) continue;
      const target = href === '' ? name : posix.normalize(posix.join(posix.dirname(name), href));
      const text = name === target ? source : sources.get(target);
      expect(text !== undefined || existsSync(join(root, target)), `${name}: ${href}`).toBe(true);
      if (place !== undefined) expect(text, `${name}: ${href}`).toContain(` id="${place}"`);
    }
  }
});

test('the README leads to every document, those of the decisions by their list', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const list = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  for (const { name } of documentPages(root, '').filter(({ name }) => name.endsWith('.html'))) {
    const file = name.replace('.html', '.md');
    const decision = /^docs\/decisions\/(?!README)(.*)$/.exec(file)?.[1];
    expect(decision === undefined ? readme : list, file).toContain(`](${decision ?? file}`);
  }
});

test('a heading has the anchor that hosts of Markdown give it', () => {
  expect(anchorOf('What is `counted`, and why')).toBe('what-is-counted-and-why');
});

test('a statement of the ledger is found by its number', () => {
  const ledger = documentPages(root, '').find(({ name }) => name === 'docs/ledger/red.html');
  expect(ledger?.source).toContain('<h2 id="statement-1">');
});

test('a rule is found by its name', () => {
  expect(documentPage('docs/red.md', '# R\n1. `red-1` `red-2` **Links.** As `red-1`.', '')).toContain(
    '<li><code id="red-1">red-1</code> <code id="red-2">red-2</code> <strong>Links.</strong> As <code>red-1</code>',
  );
  const rules = documentPages(root, '').find(({ name }) => name === 'docs/dccp.html');
  expect(rules?.source).toContain('<code id="dccp-11">');
});
