import { citedParts } from '../sources/cited.ts';

/** Where a parameter or a measure is from, with links. */
export function SourceWords({ of }: { readonly of: string }) {
  return citedParts(of).map(({ text, href }) =>
    href === null ? (
      text
    ) : (
      <a key={text} href={href} rel="noreferrer">
        {text}
      </a>
    ),
  );
}
