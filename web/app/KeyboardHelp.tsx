import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { late } from '../late/late.tsx';
import styles from './Dialog.module.css';
import { isTyped } from './isTyped.ts';

const KeyList = late('the list of keys', async () => (await import('./KeyList.tsx')).KeyList);

export function KeyboardHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show = () => {
    if (dialog.current?.open !== false) return;
    setIsOpen(true);
    dialog.current.showModal();
    // a long list starts at its top, and the arrow keys scroll it
    title.current?.focus();
  };
  const showNow = useEffectEvent(show);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyped(event)) return;
      event.preventDefault();
      showNow();
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
        onClick={show}
      >
        ?
      </button>
      <dialog
        ref={dialog}
        className={`${styles.dialog} ${styles.wide}`}
        aria-labelledby="keys-title"
        onClose={() => setIsOpen(false)}
      >
        <h2 ref={title} id="keys-title" tabIndex={-1} className={styles.title}>
          With the keyboard
        </h2>
        {isOpen && <KeyList />}
        <form method="dialog" className={styles.actions}>
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
