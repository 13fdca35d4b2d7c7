// Copies a text; where the browser does not allow it, the text is there to be copied by hand.

import { type ReactNode, useEffect, useState } from 'react';
import styles from './CopyButton.module.css';

const TOLD_FOR = 2000;

interface CopyButtonProps {
  readonly text: () => string;
  readonly children: ReactNode;
  /** Underlined among links, or a button with a border. */
  readonly look?: 'act' | 'button';
}

export function CopyButton({ text, children, look = 'button' }: CopyButtonProps) {
  const [told, setTold] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (told !== 'copied') return;
    const timer = setTimeout(() => setTold(null), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setTold('copied'),
      () => setTold('refused'),
    );
  return (
    <>
      <button type="button" className={look} onClick={() => void copy().catch(() => setTold('refused'))}>
        {told === 'copied' ? 'Copied' : children}
      </button>
      <span role="status" className="visually-hidden">
        {told === 'copied' ? 'It is in the clipboard.' : ''}
      </span>
      {told === 'refused' && (
        <textarea className={`field ${styles.copied}`} aria-label="To be copied" readOnly value={text()} />
      )}
    </>
  );
}
