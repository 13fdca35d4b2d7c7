// A leading sentence in parts, as a rule puts it together.

export interface Part {
  readonly text: string;
  /** `aside` is the first to go where there is little room. */
  readonly kind: 'plain' | 'strong' | 'aside';
}

export const plain = (text: string): Part => ({ text, kind: 'plain' });
export const strong = (text: string): Part => ({ text, kind: 'strong' });
export const aside = (text: string): Part => ({ text, kind: 'aside' });
