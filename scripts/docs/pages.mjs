// Makes plain pages of the project's documents beside the page, so that its links to models and ledgers work wherever the
// page is, also if the project's files are not published.

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked } from 'marked';

/** @typedef {{ name: string, source: string }} Page */

const STYLE = 'docs/docs.css';

/**
 * All documents below `docs` of a checkout, and their style.
 * @param {string} root @param {string} files where the other files of the checkout can be read; empty if nowhere
 * @returns {Page[]}
 */
export function documentPages(root, files) {
  const names = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md'));
  const pages = names.map((name) => ({
    name: pageOf(name),
    source: documentPage(name, readFileSync(join(root, name), 'utf8'), files),
  }));
  return [...pages, { name: STYLE, source: readFileSync(new URL('./docs.css', import.meta.url), 'utf8') }];
}

/** @param {string} name of a Markdown file */
function pageOf(name) {
  return name.replace(/\.md$/, '.html');
}

/**
 * One document as a page.
 * @param {string} name @param {string} text @param {string} files
 */
export function documentPage(name, text, files) {
  const up = '../'.repeat(name.split('/').length - 1);
  /** @type {Set<string>} */
  const rules = new Set();
  const marked = new Marked({
    walkTokens: (token) => {
      if (token.type === 'link') token.href = linkFrom(name, token.href, files);
    },
    renderer: {
      heading({ tokens, depth, text: words }) {
        return `<h${depth} id="${anchorOf(words)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // the name at the head of a rule gets the anchor for links to the rule
      codespan({ text: code }) {
        const isRule = /^[a-z]+-\d+$/.test(code) && !rules.has(code);
        rules.add(code);
        return `<code${isRule ? ` id="${code}"` : ''}>${escaped(code)}</code>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return href === '' ? words : `<a href="${escaped(href)}">${words}</a>`;
      },
      // documents contain no HTML: it is escaped
      html: ({ text: raw }) => escaped(raw),
    },
  });
  const title = /^# (.*)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? name;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)} · Out of Sequence</title>
<link rel="stylesheet" href="${up}${STYLE}">
<body>
<nav><a href="${up}index.html">Out of Sequence</a></nav>
<main>
${marked.parse(text)}</main>
</body>
</html>
`;
}

/**
 * A link of a document, relative to its page; empty where it leads nowhere.
 * @param {string} name @param {string} href @param {string} files
 */
function linkFrom(name, href, files) {
  if (/^[a-z]+:|^#/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(name), path));
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (target.startsWith('docs/') && target.endsWith('.md')) return pageOf(path) + hash;
  return files === '' ? '' : `${files}/blob/HEAD/${target}${hash}`;
}

/**
 * The anchor of a heading, as hosts of Markdown make it; a statement such as red-17 is named by its number, whatever its verdict.
 * @param {string} heading
 */
export function anchorOf(heading) {
  const number = /^[a-z]+-(\d+)\. /.exec(heading)?.[1];
  if (number !== undefined) return `statement-${number}`;
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
