// The menu More, at the end of the bar, with what is rarely used.

import { useCallback, useEffect, useState } from 'react';
import { late } from '../late/late.tsx';
import { usePop } from '../pops/usePop.ts';
import { useStore } from '../scenario/react.tsx';
import { Dialog } from './Dialog.tsx';
import { isInText, isTyped } from './isTyped.ts';

const MoreMenu = late('the menu', async () => (await import('./MoreMenu.tsx')).MoreMenu);
const KeyList = late('the list of keys', async () => (await import('./KeyList.tsx')).KeyList);

export function More() {
  const pop = usePop();
  const store = useStore();
  const [showsKeys, setShowsKeys] = useState(false);
  const [said, say] = useState('');
  const undo = useCallback(
    (isRedo: boolean) =>
      import('../scenario/undo.ts').then(
        (part) => say(part.undo(store, isRedo)),
        () => say('Undoing could not be loaded. Is there a connection?'),
      ),
    [store],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isUndo = /^[zy]$/.test(key) && (event.ctrlKey || event.metaKey) && !isInText(event);
      if (!isUndo && (key !== '?' || isTyped(event))) return;
      event.preventDefault();
      if (isUndo) void undo(key === 'y' || event.shiftKey);
      else setShowsKeys(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo]);
  return (
    <>
      <button {...pop.button} type="button" className="button">
        More
      </button>
      <div {...pop.box} className="pop">
        {pop.isOpen && <MoreMenu onUndo={undo} onKeys={() => setShowsKeys(true)} onDone={pop.close} />}
      </div>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {showsKeys && (
        <Dialog title="With the keyboard" as="wide" onClose={() => setShowsKeys(false)}>
          <KeyList />
        </Dialog>
      )}
    </>
  );
}
