// What is wanted rarely stands behind one word at the end of the bar.

import { useEffect, useState } from 'react';
import { usePop } from '../charts/figure/usePop.ts';
import { late } from '../late/late.tsx';
import styles from './CopyLink.module.css';
import { Dialog } from './Dialog.tsx';
import { isTyped } from './isTyped.ts';

const MoreMenu = late('the menu', async () => (await import('./MoreMenu.tsx')).MoreMenu);
const KeyList = late('the list of keys', async () => (await import('./KeyList.tsx')).KeyList);

export function More() {
  const pop = usePop();
  const [showsKeys, setShowsKeys] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyped(event)) return;
      event.preventDefault();
      setShowsKeys(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button {...pop.button} type="button" className="button">
        More
      </button>
      <div {...pop.box} className={styles.aside}>
        {pop.isOpen && <MoreMenu onKeys={() => setShowsKeys(true)} onDone={pop.close} />}
      </div>
      {showsKeys && (
        <Dialog title="With the keyboard" as="wide" onClose={() => setShowsKeys(false)}>
          <KeyList />
        </Dialog>
      )}
    </>
  );
}
