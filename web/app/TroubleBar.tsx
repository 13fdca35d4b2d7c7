// Why nothing can be computed: said once, and not in every figure.

import { useTrouble } from '../sim-react/PoolProvider.tsx';
import styles from './NoticeBar.module.css';

export function TroubleBar() {
  const { words, tryAgain } = useTrouble();
  if (words === null) return null;
  return (
    <div role="alert" className={styles.notice}>
      <div className={styles.text}>{words}</div>
      <button type="button" className="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
