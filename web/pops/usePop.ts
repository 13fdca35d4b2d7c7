import { type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import { putBeside } from './besideButton.ts';
import { returnFocus } from './returnFocus.ts';

/**
 * A box in the browser's top layer that opens beside its button. The page does not clip it; Escape or a press elsewhere closes
 * it. The focus moves into the box when it opens, and back to the button when it closes. The box stays in the page while it is
 * closed; `OpenedBox` is for a box that loads when it is opened.
 */
export function usePop() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box: RefObject<HTMLDivElement | null> = useRef(null);
  const watch = useRef<ResizeObserver | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'closed') returnFocus(currentTarget, button.current);
    setIsOpen(newState === 'open');
  };
  const place = () => putBeside(box.current, button.current, 'right');
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const { current } = box;
    watch.current?.disconnect();
    if (event.newState !== 'open' || !current) return;
    place();
    // its content may load later
    watch.current = new ResizeObserver(place);
    watch.current.observe(current);
    (current.querySelector<HTMLElement>('button, select, input') ?? current).focus();
  };
  return {
    /** The props of the button; `box` has those of the box. */
    button: { ref: button, popoverTarget: id },
    box: { ref: box, id, popover: 'auto', onBeforeToggle, onToggle } as const,
    isOpen,
    close: () => box.current?.hidePopover(),
  };
}
