import { useEffect } from 'react';
import { startPresenting } from '../bench/context/present.ts';
import { isTyped } from './isTyped.ts';

/** The button that presents the page on a projector. */
export function Present() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || isTyped(event)) return;
      event.preventDefault();
      startPresenting();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <button
      type="button"
      className="button"
      data-presents=""
      title="The figure alone, as large as the window (P)"
      onClick={() => startPresenting()}
    >
      Present
    </button>
  );
}
