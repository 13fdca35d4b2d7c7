// A figure in a file of its own, so that other pages do not load it. On the stage it loads at once, its small picture a
// little later.

import type { ComponentType } from 'react';
import { useLook } from '../../charts/layout/look.ts';
import { late } from '../../late/late.tsx';
import { useIsLater } from '../../late/useIsLater.ts';

/** Shown while a small picture loads: it has no room for words. */
const Blank = () => null;

/** `name` and `load` as for `late`. */
export function laterFigure(name: string, load: () => Promise<ComponentType>): ComponentType {
  const Part = late(name, load);
  const SmallPart = late(name, load, Blank);
  const Small = () => (useIsLater() ? <SmallPart /> : null);
  return function LaterFigure() {
    return useLook() === 'mini' ? <Small /> : <Part />;
  };
}
