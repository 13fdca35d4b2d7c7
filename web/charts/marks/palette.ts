import { useMemo, useSyncExternalStore } from 'react';

/** Theme colours that charts need resolved by the browser: canvas and interpolation cannot read CSS variables. */
const TOKENS = [
  '--bg',
  '--surface',
  '--surface-2',
  '--text',
  '--text-soft',
  '--line',
  '--line-strong',
  '--grid',
  '--accent',
  '--in-order',
  '--out-of-order',
  '--reference',
  '--lost',
  '--ack',
  '--retransmission',
  '--disorder-2',
  '--on-mark',
  '--g0',
  '--g1',
  '--g2',
  '--g3',
  '--g4',
  '--g5',
  '--g6',
  '--n1',
  '--n2',
  '--n3',
] as const;

export type Token = (typeof TOKENS)[number];
export type Palette = Readonly<Record<Token, string>>;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-taken'] });
  return () => observer.disconnect();
}

/** All colours as one text: nothing has to be redrawn while it is unchanged. */
function snapshot(): string {
  const style = getComputedStyle(document.documentElement);
  return TOKENS.map((token) => style.getPropertyValue(token).trim()).join('|');
}

export function usePalette(): Palette {
  const colours = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => {
    const parts = colours.split('|');
    return Object.fromEntries(TOKENS.map((token, i) => [token, parts[i] || 'gray'])) as Record<Token, string>;
  }, [colours]);
}

/** Resolves a CSS colour such as `var(--mark-1)` into one that a canvas understands. */
export function resolvedColour(element: Element, colour: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
  return name ? getComputedStyle(element).getPropertyValue(name).trim() : colour;
}
