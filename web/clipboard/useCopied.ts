import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

/** How long a button says that its text is copied, in ms. */
const SAID_FOR = 2000;

/** Copies a text into the clipboard, and for two seconds says that it is there. */
export function useCopied() {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => setIsCopied(await copyText(text));
  return { isCopied, copy };
}
