import type { Layers } from './scene.ts';

/** Finds one layer after another before a diagram asks for all of them: between two the browser is free. */
export function LayersAhead({ layers: { all } }: { layers: Layers }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a layer has its place alone.
  return all.map((find, place) => <LayerAhead key={place} find={find} />);
}

function LayerAhead({ find }: { find: Layers['all'][number] }) {
  find();
  return null;
}
