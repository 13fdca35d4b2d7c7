// @vitest-environment happy-dom
// A reader who comes back to the page Papers finds it as they left it.

import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { stubBoxes } from '../late/boxes.testing.ts';
import { eventually } from '../late/eventually.testing.ts';
import { browserHistory } from '../scenario/history.ts';
import { poolInProcess } from '../sim/inProcess.testing.ts';
import { PoolProvider } from '../sim-react/PoolProvider.tsx';
import { PapersPage } from './PapersPage.tsx';

const pool = poolInProcess();
let root: Root | null = null;

function open(path: string): void {
  root?.unmount();
  stubBoxes();
  document.body.replaceChildren(document.createElement('main'));
  root = createRoot(document.body.firstElementChild as Element);
  show(path);
}

function show(path: string): void {
  root?.render(
    <PoolProvider pool={pool}>
      <PapersPage path={path} presets={[]} lessons={[]} />
    </PoolProvider>,
  );
}

afterEach(() => {
  root?.unmount();
  root = null;
});

const row = (id: string) => document.getElementById(id);
const isOpen = (id: string) => row(id)?.dataset.open !== undefined;

test('a claim that was open is open where it was', async () => {
  let entry: object | null = null;
  vi.spyOn(browserHistory, 'note').mockImplementation(() => entry);
  vi.spyOn(browserHistory, 'keepNote').mockImplementation((note) => {
    entry = note;
  });
  // positions of the rows as in a scrolled window
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = [...document.querySelectorAll('[data-claim]')].indexOf(this);
    return new DOMRect(0, 100 * place - 240, 600, 100);
  });
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  open('red');
  const id = 'red-5';
  await eventually(() => expect(row(id)).not.toBeNull());
  row(id)?.querySelector('button')?.click();
  await eventually(() => expect(isOpen(id)).toBe(true));
  await eventually(() => expect(entry).toMatchObject({ papers: 'red', open: [id] }));
  const [third] = [...document.querySelectorAll('[data-claim]')].slice(2);
  expect(entry).toMatchObject({ place: { id: third?.id, top: -40 } });
  expect(scrollTo).not.toHaveBeenCalled();

  // the reader comes back from a laboratory to this history entry
  vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockImplementation(
    () => new DOMRect(0, 500, 600, 100),
  );
  open('red');
  await eventually(() => expect(isOpen(id)).toBe(true));
  await eventually(() => expect(scrollTo).toHaveBeenCalledWith(0, window.scrollY + 540));

  // a link to the same list makes a new history entry
  entry = null;
  open('red');
  await eventually(() => expect(row(id)).not.toBeNull());
  expect(isOpen(id)).toBe(false);
});

test.each([
  ['begins at its top if that is above the window', -900, [[0, 0]]],
  ['moves nothing if its top is in view', 300, []],
])('a list that is chosen %s', async (_, top, scrolled) => {
  vi.spyOn(browserHistory, 'note').mockReturnValue(null);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 600, 100));
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  open('red');
  await eventually(() => expect(row('red-5')).not.toBeNull());
  expect(scrollTo).not.toHaveBeenCalled();
  show('dccp');
  await eventually(() => expect(row('dccp-5')).not.toBeNull());
  expect(scrollTo.mock.calls).toEqual(scrolled);
});
