// A button with a box that loads when it is opened (`OpenedBox`): a press opens it, and another closes it.

import { useRef, useState } from 'react';

export function useOpener() {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** A press beside an open box closes it, one on its own button too. */
  const wasOpen = useRef(false);
  return {
    button: {
      ref,
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPointerDown: () => {
        wasOpen.current = isOpen;
      },
      onClick: () => {
        setIsOpen(!wasOpen.current);
        wasOpen.current = false;
      },
    } as const,
    isOpen,
    open: () => setIsOpen(true),
    /** For the box. */
    box: { button: ref, onClose: () => setIsOpen(false) },
  };
}
