// A figure as a laboratory describes it to the bench.

import type { ComponentType } from 'react';

export interface FigureEntry<I extends string = string> {
  /** The figure's id: its value of the parameter `fig`, whose table has its name. */
  readonly id: I;
  /** The question that the figure answers, in a few words. */
  readonly asks: string;
  /** The figure's own leading sentence, in place of the laboratory's. */
  readonly Lead?: ComponentType;
  /** On a phone its stage is as high as the figure needs, and scrolls with the page. */
  readonly isTall?: boolean;
  /** On a phone its stage is higher than others, for a figure of several rows, as far as the window has room. */
  readonly isHigh?: boolean;
  /** On a phone the leading sentence stands above the figure. */
  readonly isAfterLead?: boolean;
  /** Parameter values set when a reader chooses the figure, where they are at their defaults, and reset when the reader leaves it. */
  readonly opensWith?: Readonly<Record<string, string>>;
  readonly Figure: ComponentType;
}
