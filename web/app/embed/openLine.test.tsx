// @vitest-environment happy-dom
// The message in a frame about a link that could not be read, rendered without a browser.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { KeptList } from '../../scenario/keptList.ts';
import { KeptListProvider, ScenarioProvider } from '../../scenario/react.tsx';
import { ScenarioStore } from '../../scenario/store.ts';
import { loadTable } from '../../scenario/tables.ts';
import { OpenLine } from './OpenLine.tsx';

let close = () => {};
afterEach(() => close());

async function lineOf(link: string): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await loadTable('alf');
  document.body.replaceChildren(document.createElement('div'));
  const list = new KeptList({ read: () => link, push: vi.fn(), replace: vi.fn(), isOwn: () => true });
  const store = new ScenarioStore(list);
  const root = createRoot(document.body.firstElementChild as Element);
  close = () => act(() => root.unmount());
  act(() =>
    root.render(
      <ScenarioProvider store={store}>
        <KeptListProvider value={list}>
          <OpenLine lab="alf" />
        </KeptListProvider>
      </ScenarioProvider>,
    ),
  );
  return document.body.textContent ?? '';
}

test('a frame says what of its link it could not read, and how much more there is', async () => {
  expect(await lineOf('#/alf?w=8')).toMatch(/^Out of Sequence/);
  close();
  const one = await lineOf('#/alf?w=abc');
  expect(one).toContain('“abc” is not a number; the default is used.');
  expect(one).not.toContain('more.');
  close();
  expect(await lineOf('#/alf?w=abc&zzz=3&yyy=4')).toContain('the default is used. And 2 more.');
});
