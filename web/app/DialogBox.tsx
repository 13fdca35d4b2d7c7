// A dialog as the page opens it: under a title, over everything, until it is closed. The browser gives the focus back.

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isFinger } from '../charts/gestures/pointing.ts';
import styles from './DialogBox.module.css';

interface DialogBoxProps {
  readonly title: string;
  /** Wider than usual, or as large as the window lets it. */
  readonly as?: 'wide' | 'sheet';
  /** It has been closed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DialogBox({ title, as, onClose, children }: DialogBoxProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    // where nothing is to be typed, a long text starts at its top, and the arrow keys scroll it; where there are fingers, a field
    // to type in would bring up a keyboard, over half of what has been opened
    (
      element.querySelector<HTMLElement>(isFinger() ? 'input[readonly]' : 'input') ?? heading.current
    )?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${as === undefined ? '' : styles[as]}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
      <form method="dialog" className={styles.actions}>
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  );
}
