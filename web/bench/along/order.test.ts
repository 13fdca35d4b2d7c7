import { expect, test } from 'vitest';
import { coarseToFine, coarseToFineGrid } from './order.ts';

test('the command line has the same order', async () => {
  const lines = [1, 2, 7, 21].map((count) => [count, 1, coarseToFine(count)] as const);
  const grids = [
    [5, 3],
    [6, 9],
    [13, 7],
    [2, 2],
  ].map(([columns = 0, rows = 0]) => [columns, rows, coarseToFineGrid(columns, rows)] as const);
  const text = [...lines, ...grids].map(([columns, rows, order]) => JSON.stringify({ columns, rows, order }));
  // a test of the model reads the same file (sim-wasm/model/src/laboratory/order.rs)
  await expect(`[\n${text.join(',\n')}\n]\n`).toMatchFileSnapshot('../../../fixtures/order.json');
});
