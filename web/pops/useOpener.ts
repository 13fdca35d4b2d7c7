// A button with a box that loads when it is opened (`OpenedBox`): one press opens the box, the next closes it.

import { useRef, useState } from 'react';

export function useOpener() {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Whether the box was open when the press began: any press outside closes the box, so a press on its button must not open it again. */
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
    /** The props of the box. */
    box: { button: ref, onClose: () => setIsOpen(false) },
  };
}
