// The row that is read, chosen by the pointer or the arrow keys.

import { useState } from 'react';
import { type KeyLine, keyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import type { Area } from '../layout/usePlot.ts';

/** `each` names what a row stands for, such as "flow". */
export function useChosenRow(areas: readonly Area[], each: string) {
  const [chosen, setChosen] = useState<number | null>(null);
  const keys: readonly KeyLine[] =
    areas.length === 0
      ? []
      : [
          keyLine({ ArrowUp: -1, ArrowDown: 1 }, `the ${each} above, the ${each} below`, (by) =>
            setChosen((old) => Math.min(areas.length - 1, Math.max(0, (old ?? -1) + by))),
          ),
        ];
  return {
    chosen,
    keys,
    point: ({ y }: Point) => {
      const found = areas.findIndex(({ top, bottom }) => y >= top && y < bottom);
      setChosen(found >= 0 ? found : null);
    },
    leave: () => setChosen(null),
  };
}
