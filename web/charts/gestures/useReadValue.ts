// The value on an axis that is read by the pointer or by keys.

import { useState } from 'react';
import type { Scale } from '../scales/scale.ts';

/** The value, while it lies on the axis, and its setter: an axis may become shorter under a resting pointer. */
export function useReadValue({ domain: [low, high] }: Pick<Scale, 'domain'>) {
  const [value, setValue] = useState<number | null>(null);
  const isOnAxis = value !== null && value >= low && value <= high;
  return [isOnAxis ? value : null, setValue] as const;
}
