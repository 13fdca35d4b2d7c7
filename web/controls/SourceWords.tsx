import { citedParts } from '../sources/cited.ts';

/** Where a parameter or a measure is from, with links. */
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
