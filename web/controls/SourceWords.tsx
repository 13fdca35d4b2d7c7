import { citedParts } from '../sources/cited.ts';

/** The source of a parameter or a measure, with links. */
export function SourceWords({ source }: { readonly source: string }) {
  return citedParts(source).map(({ text, href }) =>
    href === null ? (
      text
    ) : (
      <a key={text} href={href} rel="noreferrer">
        {text}
      </a>
    ),
  );
}
