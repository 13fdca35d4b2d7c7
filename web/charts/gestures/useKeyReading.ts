// A reading that keys began ends when the chart loses the focus, since it would stand beside the next reading. So does
// the line that describes the keys.

import { type FocusEvent, useRef } from 'react';
import { type KeyLine, keyPhrases } from './keys.ts';

interface ReadByKeys {
  readonly keys: readonly KeyLine[];
  readonly onFocus?: (() => void) | undefined;
  /** Replaces `onLeave` when the focus is lost. */
  readonly onBlur?: (() => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
}

export function useKeyReading(
  { keys, onFocus, onBlur, onLeave }: ReadByKeys,
  say: ((phrases: readonly string[] | null) => void) | undefined,
) {
  const isByKeys = useRef(false);
  return {
    onFocus: (event: FocusEvent) => {
      const isOwn = event.target === event.currentTarget;
      isByKeys.current = isOwn && event.target.matches(':focus-visible');
      if (isByKeys.current) onFocus?.();
      if (isOwn) say?.(keyPhrases(keys));
    },
    onBlur: (event: FocusEvent) => {
      if (event.target !== event.currentTarget) return;
      (onBlur ?? (isByKeys.current ? onLeave : undefined))?.();
      say?.(null);
    },
  };
}
