// Where a parameter or a measure is from, with links; their addresses load when they are to be seen.

import { useEffect, useState } from 'react';
import type { citedParts as CitedParts } from '../sources/cited.ts';

export function SourceWords({ of }: { of: string }) {
  const [partsOf, setPartsOf] = useState<typeof CitedParts | null>(null);
  useEffect(() => {
    let isShown = true;
    // without them the words stand alone
    import('../sources/cited.ts').then(
      ({ citedParts }) => isShown && setPartsOf(() => citedParts),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (partsOf === null) return of;
  return partsOf(of).map(({ text, href }) =>
    href === null ? (
      text
    ) : (
      <a key={text} href={href} rel="noreferrer">
        {text}
      </a>
    ),
  );
}
