// The mark of a value that a paper states.

import { useLook } from '../layout/look.ts';

interface RhombusProps {
  readonly x: number;
  readonly y: number;
  readonly color?: string | undefined;
}

export function Rhombus({ x, y, color = 'var(--text)' }: RhombusProps) {
  const size = useLook() === 'mini' ? 3.5 : 6.5;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  return (
    <path
      data-rhombus=""
      d={`M${x - size} ${y}l${size} ${-size}l${size} ${size}l${-size} ${size}Z`}
      fill="var(--surface)"
      stroke={color}
      strokeWidth={1.75}
    />
  );
}
