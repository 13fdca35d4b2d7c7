// A reading that keys began ends with the focus: it would stand beside what is read or moved next.

import { type FocusEvent, useRef } from 'react';

interface ReadByKeys {
  readonly onFocus?: (() => void) | undefined;
  /** In place of the usual end. */
  readonly onBlur?: (() => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
}

export function useKeyReading({ onFocus, onBlur, onLeave }: ReadByKeys) {
  const isByKeys = useRef(false);
  return {
    onFocus: (event: FocusEvent) => {
      isByKeys.current = event.target === event.currentTarget && event.target.matches(':focus-visible');
      if (isByKeys.current) onFocus?.();
    },
    onBlur: (event: FocusEvent) => {
      if (event.target !== event.currentTarget) return;
      (onBlur ?? (isByKeys.current ? onLeave : undefined))?.();
    },
  };
}
