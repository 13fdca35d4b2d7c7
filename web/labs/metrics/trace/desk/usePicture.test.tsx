// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { AskOf, FlowKey } from '../asks.ts';
import { trace } from '../useTrace.ts';
import { type Drawing, usePicture } from './usePicture.ts';

const WANTED = { from: 0, to: 1, width: 2, height: 1, dot: 1, mark: 1 };
const FLOWS = [0, 1].map((index) => ({ index, by: 'auto', order: 'earliest' }) as unknown as FlowKey);

let drawing: Drawing = [null, () => {}];

function Plot({ of }: { of: FlowKey }) {
  drawing = usePicture(of, 'number');
  return null;
}

test('a flow that was chosen while the picture of another one was drawn gets its own', async () => {
  const asked: [FlowKey, (raster: object) => void][] = [];
  vi.spyOn(trace, 'ask').mockImplementation(
    ((ask: AskOf<'raster'>) => new Promise((resolve) => asked.push([ask.of, resolve]))) as never,
  );
  const answer = (at: number) => asked[at]?.[1]({ ...WANTED, low: at, high: at, points: {}, heights: [] });
  const root = createRoot(document.body);
  const show = (of: FlowKey | undefined) => flushSync(() => of && root.render(<Plot of={of} />));
  show(FLOWS[0]);
  drawing[1](WANTED);
  show(FLOWS[1]);
  drawing[1](WANTED);
  answer(0);
  await vi.waitFor(() => expect(asked.map(([of]) => of)).toEqual(FLOWS));
  expect(drawing[0]).toBeNull();
  answer(1);
  await vi.waitFor(() => expect(drawing[0]?.view.low).toBe(1));
  root.unmount();
});
