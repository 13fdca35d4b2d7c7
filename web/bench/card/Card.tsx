// A small card about one packet: what befell it, and what can be done to it by hand.

import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Names it for those who do not see. */
  name: string;
  title: ReactNode;
  onClose: () => void;
}

export function Card({ name, title, onClose, children, ...others }: CardProps) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section className={styles.card} aria-label={name} onKeyDown={onKey} {...others}>
      <h3>{title}</h3>
      <button type="button" className={styles.close} aria-label="Close" title="Close" onClick={onClose}>
        ×
      </button>
      {children}
    </section>
  );
}
