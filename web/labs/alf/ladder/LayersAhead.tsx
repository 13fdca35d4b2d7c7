import type { Layers } from './scene.ts';

/**
 * Computes the diagram's layers one after another before it is drawn, so that the browser stays responsive between
 * them.
 */
export function LayersAhead({ layers: { ahead } }: { layers: Layers }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece has its place alone.
  return ahead.map((find, place) => <PieceAhead key={place} find={find} />);
}

function PieceAhead({ find }: { find: () => unknown }) {
  find();
  return null;
}
