// Makes links of the sources that tables name for parameters and measures: a section of an RFC, a rule in the project's
// own documents, a paper or a recommendation.

import { addressOf, authorsOf } from './citations.ts';
import { modelAddress } from './documents.ts';
import { SOURCES } from './sources.ts';

interface CitedPart {
  readonly text: string;
  /** The link's address; null for words without a link. */
  readonly href: string | null;
}

/** Patterns of citations, and the link that each becomes; a pattern matches the whole text of one link. */
const CITED: readonly (readonly [pattern: string, cited: (found: RegExpExecArray) => CitedPart])[] = [
  [
    'RFC (\\d+)(?:,? section ([\\d.]*\\d)|, equation \\d+)?',
    ([text, number, section]) => ({
      text,
      href: `https://www.rfc-editor.org/rfc/rfc${number}${section === undefined ? '' : `#section-${section}`}`,
    }),
  ],
  [
    'docs/([a-z]+)\\.md(?:, (?:the )?([a-z ]*?)(?:, )?(rules? ([a-z]+-\\d+)(?: to [a-z]+-\\d+)?)?)?(?=$|[;,])',
    ([, name = '', heading = '', rules, rule]) => {
      const place = rule ?? heading.replaceAll(' ', '-');
      const said = [heading, rules ?? ''].filter((words) => words !== '').join(', ');
      return {
        text: `${name === 'senders' ? 'TCP’s rules' : 'Model'}${said === '' ? '' : `, ${said}`}`,
        href: `${documentOf(name)}${place === '' ? '' : `#${place}`}`,
      };
    },
  ],
  ['(?:ITU-T )?(G\\.\\d+)', ([text, number]) => ({ text, href: `https://www.itu.int/rec/T-REC-${number}` })],
  ['netem\\(8\\)', ([text]) => ({ text, href: 'https://man7.org/linux/man-pages/man8/tc-netem.8.html' })],
  // a paper without a lasting address links to the page About, which describes it
  ...SOURCES.filter(({ role }) => role === 'rebuilt').map(
    (source) =>
      [
        `${authorsOf(source)}(?:, [^;]*)?`,
        ([text]: RegExpExecArray) => ({ text, href: addressOf(source) ?? '#/about' }),
      ] as const,
  ),
];

/** The address of a document that is not a laboratory's; it lies beside those of laboratories. */
function documentOf(name: string): string {
  return modelAddress('alf').replace('alf', name);
}

/** The text in parts: links, and the words between them. */
export function citedParts(text: string): readonly CitedPart[] {
  const found = CITED.flatMap(([pattern, cited]) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      part: cited(match),
    })),
  ).sort((a, b) => a.from - b.from);
  const parts: CitedPart[] = [];
  let at = 0;
  for (const { from, to, part } of found) {
    if (from < at) continue;
    if (from > at) parts.push({ text: text.slice(at, from), href: null });
    parts.push(part);
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}
