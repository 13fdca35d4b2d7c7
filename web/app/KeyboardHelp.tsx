import { useEffect, useState } from 'react';
import { late } from '../late/late.tsx';
import { Dialog } from './Dialog.tsx';
import { isTyped } from './isTyped.ts';

const KeyList = late('the list of keys', async () => (await import('./KeyList.tsx')).KeyList);

export function KeyboardHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyped(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button
        type="button"
        className="button"
        data-keys=""
        aria-label="Keyboard help"
        title="Keyboard help (?)"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        ?
      </button>
      {isOpen && (
        <Dialog title="With the keyboard" as="wide" onClose={() => setIsOpen(false)}>
          <KeyList />
        </Dialog>
      )}
    </>
  );
}
