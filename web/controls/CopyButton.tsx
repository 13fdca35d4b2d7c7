// A button that copies a text.

import type { ReactNode } from 'react';
import { useCopied } from '../clipboard/useCopied.ts';

interface CopyButtonProps {
  readonly text: () => string;
  readonly children: ReactNode;
  /** `act` is underlined like a link, `button` has a border. */
  readonly look?: 'act' | 'button';
}

export function CopyButton({ text, children, look = 'button' }: CopyButtonProps) {
  const { isCopied, copy } = useCopied();
  return (
    <>
      <button type="button" className={look} onClick={() => void copy(text())}>
        {isCopied ? 'Copied' : children}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? 'It is in the clipboard.' : ''}
      </span>
    </>
  );
}
