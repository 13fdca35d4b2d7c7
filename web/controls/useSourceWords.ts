import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useIsLater } from '../late/useIsLater.ts';

type Linked = ComponentType<{ readonly source: string }>;

let known: Linked | null = null;

/** The component that makes links of sources; null until it has loaded, and the words then stand alone. */
export function useSourceWords(): Linked | null {
  const isLater = useIsLater();
  const [Part, setPart] = useState(() => known);
  useEffect(() => {
    if (!isLater || known !== null) return;
    import('./SourceWords.tsx').then(
      ({ SourceWords }) => {
        known = SourceWords;
        startTransition(() => setPart(() => SourceWords));
      },
      () => undefined,
    );
  }, [isLater]);
  return Part;
}
