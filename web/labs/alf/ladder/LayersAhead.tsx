import type { Layers } from './scene.ts';

/** Finds one layer after another before a diagram asks for all of them: between two pieces the browser is free. */
export function LayersAhead({ layers: { ahead } }: { layers: Layers }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece has its place alone.
  return ahead.map((find, place) => <PieceAhead key={place} find={find} />);
}

function PieceAhead({ find }: { find: () => unknown }) {
  find();
  return null;
}
