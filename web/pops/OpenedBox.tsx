// A box in the browser's top layer beside its button, which exists only while it is open. The page does not clip it; Escape or
// a press elsewhere closes it, and the focus returns to the button.

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { putBeside } from './besideButton.ts';
import { returnFocus } from './returnFocus.ts';

interface OpenedBoxProps {
  readonly name: string;
  readonly className: string | undefined;
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function OpenedBox({ name, className, button, onClose, children }: OpenedBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    box.showPopover();
    (box.querySelector<HTMLElement>('[aria-selected="true"]') ?? box).focus();
    const place = () => putBeside(box, button.current, 'left');
    place();
    // its content may load later and make it higher
    const watch = new ResizeObserver(place);
    watch.observe(box);
    return () => watch.disconnect();
  }, [button]);
  return (
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      className={`pop ${className}`}
      // not `toggle`, which comes in a task of its own: until then a press would find the box still open, and close it
      onBeforeToggle={({ newState, currentTarget }) => {
        if (newState === 'open') return;
        returnFocus(currentTarget, button.current);
        onClose();
      }}
    >
      {children}
    </div>
  );
}
