// A value on an axis that is read by pointing or by keys.

import { useState } from 'react';
import type { Scale } from '../scales/scale.ts';

/** The value while the axis has it, and what sets it: an axis may become shorter under a pointer that rests. */
export function useRead({ domain: [low, high] }: Pick<Scale, 'domain'>) {
  const [value, setValue] = useState<number | null>(null);
  const isOnAxis = value !== null && value >= low && value <= high;
  return [isOnAxis ? value : null, setValue] as const;
}
