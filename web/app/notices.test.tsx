// @vitest-environment happy-dom
// The notices about a link and a scenario's values, rendered without a browser.

import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../late/eventually.testing.ts';
import { ScenarioProvider } from '../scenario/react.tsx';
import { ScenarioStore } from '../scenario/store.ts';
import { loadTable } from '../scenario/tables.ts';
import { NoticeBar } from './NoticeBar.tsx';

let close = () => {};
afterEach(() => close());

async function drawn(link: string) {
  await loadTable('red');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => root.unmount();
  const store = new ScenarioStore({ read: () => link, push: vi.fn(), replace: vi.fn() });
  root.render(
    <ScenarioProvider store={store}>
      <NoticeBar />
    </ScenarioProvider>,
  );
  return store;
}

const said = () => [...document.querySelectorAll('[role="status"] li')].map(({ textContent }) => textContent);
const WARM_UP = 'The warm-up is 9 s: at most 90% of the duration of 10 s.';

test('a number that another one makes impossible is said as long as it is so', {
  timeout: 20_000,
}, async () => {
  const store = await drawn('#/red?duration=10&warmup=20&ps=2');
  const [clamped] = store.get().messages;
  await eventually(() => expect(said()).toEqual([clamped, WARM_UP]));
  // a slider moves on, and back
  store.setValue('red', 'warmup', 5, { commit: false });
  await eventually(() => expect(said()).toEqual([clamped]));
  store.setValue('red', 'warmup', 9.5, { commit: false });
  await eventually(() => expect(said()).toEqual([clamped, WARM_UP]));
  document.querySelector<HTMLElement>('[role="status"] button')?.click();
  await eventually(() => expect(said()).toEqual([]));
  // a dismissed notice comes back only after its contradiction was resolved
  store.setValue('red', 'warmup', 15, { commit: false });
  store.setValue('red', 'tau', 10, { commit: false });
  await eventually(() =>
    expect(said()).toEqual(['The random delay τ is 6 ms: at most T, the mean delay of the reordering path.']),
  );
  store.setValue('red', 'warmup', 5, { commit: false });
  await eventually(() => expect(said()).toHaveLength(1));
  store.setValue('red', 'warmup', 15, { commit: false });
  await eventually(() => expect(said()).toContain(WARM_UP));
});
