import { useScenarioState, useStore } from '../scenario/react.tsx';
import { CopyLink } from './CopyLink.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { LABORATORIES } from './laboratories.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import styles from './TopBar.module.css';

export function TopBar() {
  const store = useStore();
  const { lab, refusal } = useScenarioState();
  return (
    <header className={styles.bar}>
      {/* the page without a scenario: its address loses what follows the mark when it opens */}
      <a
        className={styles.product}
        href="#/"
        aria-current={lab === null && refusal === null ? 'page' : undefined}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path className={styles.late} d="M1 4h3c6 0 6 12 12 12h3" />
          <path className={styles.early} d="M1 16h3c6 0 6-12 12-12h3" />
        </svg>
        Out of Sequence
      </a>
      <nav aria-label="Laboratories" className={styles.laboratories}>
        {LABORATORIES.map(({ id, name }) => (
          // each laboratory opens on the scenario in which it was left
          <a key={id} href={store.text(id)} aria-current={id === lab ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.tools}>
        <CopyLink />
        <ThemeChoice />
        <KeyboardHelp />
      </div>
    </header>
  );
}
