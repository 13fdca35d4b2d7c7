// Why nothing can be computed: one message for the page, and none in each figure.

import { useEffect, useState } from 'react';
import { refusedByPolicy } from '../sim/browser.ts';
import { useTrouble } from '../sim-react/PoolProvider.tsx';
import styles from './NoticeBar.module.css';

/** What may help; loaded only in trouble. Without a network it cannot be loaded, and one general sentence is shown. */
function Advice({ on }: { on: string }) {
  const [advice, setAdvice] = useState('');
  useEffect(() => {
    const give = ({ adviceOn }: typeof import('./advice.ts')) => {
      const cause = {
        words: on,
        refused: refusedByPolicy(),
        origin: window.origin,
        isOnline: navigator.onLine,
      };
      setAdvice(adviceOn(cause));
    };
    import('./advice.ts').then(give, () => setAdvice('Loading the page again may help.'));
  }, [on]);
  return advice;
}

export function TroubleBar() {
  const { words, tryAgain } = useTrouble();
  if (words === null) return null;
  return (
    <div role="alert" className={styles.notice}>
      <div className={styles.text}>
        {words} <Advice on={words} />
      </div>
      <button type="button" className="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
