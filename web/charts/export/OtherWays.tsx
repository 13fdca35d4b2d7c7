// Other ways to a file whose download a frame around the page may have blocked: to open or copy it.

import { useState } from 'react';
import { copyFile, openInTab, type UndeliveredFile } from './leaving.ts';

interface OtherWaysProps extends UndeliveredFile {
  /** The message where nothing blocks the download. */
  readonly done: string;
}

export function OtherWays({ content, isForbidden, done }: OtherWaysProps) {
  const [word, setWord] = useState(
    isForbidden
      ? 'The frame around this page forbids downloads.'
      : `${done}, unless the frame around this page forbids downloads.`,
  );
  const open = () => {
    if (!openInTab(content)) setWord('The frame around this page forbids other tabs as well.');
  };
  const copy = async () => setWord((await copyFile(content)) ? 'Copied.' : 'Copying is forbidden as well.');
  return (
    <>
      {word}{' '}
      <button type="button" className="button" onClick={open}>
        Open it in a tab
      </button>{' '}
      <button type="button" className="button" onClick={() => void copy()}>
        Copy it
      </button>{' '}
      <a href={window.location.href} target="_blank" rel="noreferrer">
        This page in a tab of its own
      </a>
    </>
  );
}
