// A modal dialog with a title and a Close button. When it closes, the browser returns the focus to where it was before.

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isFinger } from '../charts/gestures/pointing.ts';
import styles from './DialogBox.module.css';

interface DialogBoxProps {
  readonly title: string;
  /** The dialog's size: wider than usual (`wide`), or as large as the window (`sheet`). */
  readonly as?: 'wide' | 'sheet';
  /** Called when the dialog has been closed. */
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
    // without an input, the focus is on the title, so that a long text starts at its top and the arrow keys scroll it; on a touch
    // screen only a read-only input has the focus, because any other would open a keyboard over half of the dialog
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
