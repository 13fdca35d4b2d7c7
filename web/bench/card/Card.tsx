// A small card about one packet: what happened to it, and what a reader can change.

import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The card's name for screen readers. */
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
