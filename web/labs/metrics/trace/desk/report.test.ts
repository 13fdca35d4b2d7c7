// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { eventually } from '../../../../late/eventually.testing.ts';
import { REPORT } from '../reportId.ts';
import { frameOf } from './PlotFigure.tsx';

test('what a capture’s figure can be taken away as leads to the report of the whole', async () => {
  const card = document.createElement('section');
  card.id = REPORT;
  card.tabIndex = -1;
  document.body.replaceChildren(card);
  const desk = { range: [0, 1] } as unknown as Parameters<typeof frameOf>[0];
  const info = { isTimed: true, kinds: [], counts: new Uint32Array() } as unknown as Parameters<
    typeof frameOf
  >[1];
  const [choice] = frameOf(desk, info, [null] as unknown as Parameters<typeof frameOf>[2]).ownChoices;
  expect(choice?.label).toBe('Report of the capture');
  choice?.run();
  await eventually(() => expect(document.activeElement).toBe(card));
});
