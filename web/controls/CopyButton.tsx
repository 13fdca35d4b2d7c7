// A button that copies a text.

import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../clipboard/copyText.ts';

const TOLD_FOR = 2000;

interface CopyButtonProps {
  readonly text: () => string;
  readonly children: ReactNode;
  /** `act` is underlined like a link, `button` has a border. */
  readonly look?: 'act' | 'button';
}

export function CopyButton({ text, children, look = 'button' }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => setIsCopied(await copyText(text()));
  return (
    <>
      <button type="button" className={look} onClick={() => void copy()}>
        {isCopied ? 'Copied' : children}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? 'It is in the clipboard.' : ''}
      </span>
    </>
  );
}
