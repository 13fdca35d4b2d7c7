// A figure as a laboratory hands it over.

import type { ComponentType } from 'react';

export interface FigureEntry<I extends string = string> {
  /** Its value of the parameter `fig`, which also has its name. */
  readonly id: I;
  /** On a phone its stage is as high as it needs, and does not stay on top. */
  readonly isTall?: boolean;
  /** On a phone the leading sentence comes before it. */
  readonly isAfterLead?: boolean;
  readonly Figure: ComponentType;
}
