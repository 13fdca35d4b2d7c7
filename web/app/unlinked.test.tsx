// @vitest-environment happy-dom
// The bar's buttons while a capture is open, which no link can hold.

import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { tellUnlinked, type Unlinked } from '../bench/context/unlinked.ts';
import { UnlinkedAct } from '../bench/unlinked/UnlinkedAct.tsx';
import { eventually } from '../late/eventually.testing.ts';
import { KeptList } from '../scenario/keptList.ts';
import { KeptListProvider, ScenarioProvider } from '../scenario/react.tsx';
import { ScenarioStore } from '../scenario/store.ts';
import { TopBar } from './TopBar.tsx';

const CAPTURE: Unlinked = {
  Act: UnlinkedAct,
  notKept: '“a.pcap” cannot be kept.',
  notLinked: 'No link holds “a.pcap”.',
  links: [{ label: 'Copy a link of its statistics', text: () => '#/metrics?stats=1' }],
  scenario: { words: 'Its path can: ', name: 'My path in TCP', text: '#/tcp?fig=path' },
  file: { label: 'Report', show: vi.fn() },
};

function Bench({ what }: { what: Unlinked }) {
  useEffect(() => {
    tellUnlinked(what);
    return () => tellUnlinked(null);
  }, [what]);
  return null;
}

const copied = vi.fn(async (_: string) => undefined);
let close = () => {};
afterEach(() => close());

/** Renders the bar beside a bench that says this about links; returns the address that the page has written. */
function barBeside(what: Unlinked | null) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  copied.mockClear();
  document.body.replaceChildren(document.createElement('div'));
  let address = '#/metrics?bench=trace';
  const write = (text: string) => {
    address = text;
  };
  const list = new KeptList({ read: () => address, push: write, replace: write, isOwn: () => true });
  const store = new ScenarioStore(list);
  const root = createRoot(document.body.firstElementChild as Element);
  const draw = (shown: Unlinked | null) =>
    root.render(
      <ScenarioProvider store={store}>
        <KeptListProvider value={list}>
          <TopBar />
          {shown !== null && <Bench what={shown} />}
        </KeptListProvider>
      </ScenarioProvider>,
    );
  close = () => root.unmount();
  draw(what);
  return { draw, address: () => address };
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent, disabled }) => textContent === name && !disabled,
  );

/** Waits for a button, presses it, and returns its popover, which happy-dom does not open itself. */
async function press(name: string): Promise<HTMLElement> {
  await eventually(() => expect(button(name)).toBeDefined());
  const found = button(name) as HTMLButtonElement;
  found.click();
  const box = document.getElementById(found.getAttribute('popovertarget') ?? '');
  box?.dispatchEvent(Object.assign(new Event('beforetoggle', { bubbles: true }), { newState: 'open' }));
  return box ?? found;
}

test('an open capture is not kept, and no link to the empty page is copied: what can be handed on is offered', async () => {
  const { draw, address } = barBeside(CAPTURE);
  await eventually(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(2));
  const keeping = await press('Keep this');
  await eventually(() =>
    expect(keeping.textContent).toBe('“a.pcap” cannot be kept.Its path can: My path in TCP'),
  );
  expect(address()).toBe('#/metrics?bench=trace');
  const copying = await press('Copy link');
  await eventually(() =>
    expect(copying.textContent).toContain('No link holds “a.pcap”. What can be handed on:'),
  );
  expect(copied).not.toHaveBeenCalled();
  await press('Copy a link of its statistics');
  expect(copied).toHaveBeenLastCalledWith(expect.stringMatching(/#\/metrics\?stats=1$/));

  // once the capture is closed, the buttons are as before
  draw(null);
  await eventually(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  await press('Copy link');
  await eventually(() =>
    expect(copied).toHaveBeenLastCalledWith(expect.stringContaining('#/metrics?bench=trace&model=')),
  );
});
