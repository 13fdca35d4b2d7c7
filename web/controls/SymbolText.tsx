// A symbol as papers print it: italic, and what follows its capital below the line.

import styles from './SymbolText.module.css';

export function SymbolText({ of }: { of: string }) {
  const [, stem = of, index] = /^(\p{Lu})(\p{Ll}+)$/u.exec(of) ?? [];
  return (
    <i className={styles.symbol}>
      {stem}
      {index !== undefined && <sub>{index}</sub>}
    </i>
  );
}
