import type { SVGAttributes } from 'react';

interface DiscsProps extends SVGAttributes<SVGPathElement> {
  readonly places: readonly (readonly [number, number])[];
  readonly radius: number;
}

/** Many dots as one path: an element for each would take longer to lay out than the rest of the chart. */
export function Discs({ places, radius, ...look }: DiscsProps) {
  if (places.length === 0) return null;
  const half = (way: number) => `a${radius} ${radius} 0 1 0 ${way} 0`;
  const around = half(2 * radius) + half(-2 * radius);
  const path = places.map(([x, y]) => `M${(x - radius).toFixed(2)} ${y.toFixed(2)}${around}`).join('');
  return <path {...look} d={path} />;
}
