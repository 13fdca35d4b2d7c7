// A figure as a laboratory hands it over.

import type { ComponentType } from 'react';

export interface FigureEntry<I extends string = string> {
  /** Its value of the parameter `fig`, which also has its name. */
  readonly id: I;
  /** What it answers, in a few words. */
  readonly asks: string;
  /** Says first what it shows, where the leading result of the laboratory does not. */
  readonly Lead?: ComponentType;
  /** On a phone its stage is as high as it needs, and does not stay on top. */
  readonly isTall?: boolean;
  /** On a phone its stage is higher than others, for what it draws in several rows, as far as the window has the room. */
  readonly isHigh?: boolean;
  /** On a phone the leading sentence comes before it. */
  readonly isAfterLead?: boolean;
  /** What comes with it where a reader chooses it and has set nothing else, and goes when it is left. */
  readonly opensWith?: Readonly<Record<string, string>>;
  readonly Figure: ComponentType;
}
