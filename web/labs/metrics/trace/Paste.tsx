// A field for a trace as text.

import { type ClipboardEvent, useId, useState } from 'react';
import styles from './Intake.module.css';

interface PasteProps {
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

/** Pasted text is read at once, typed text when the button is pressed. */
export function Paste({ onText, onFile }: PasteProps) {
  const id = useId();
  const [text, setText] = useState('');
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [file] = event.clipboardData.files;
    const pasted = event.clipboardData.getData('text');
    if (file) onFile(file);
    else if (text === '' && pasted.trim() !== '') onText(pasted);
  };
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onText(text);
      }}
    >
      <label htmlFor={id}>Or paste text: the lines of ping, a CSV</label>
      <textarea
        className="field"
        id={id}
        rows={2}
        value={text}
        spellCheck={false}
        autoComplete="off"
        placeholder={'64 bytes from 192.0.2.1: icmp_seq=1 ttl=57 time=20.1 ms'}
        onChange={({ target }) => setText(target.value)}
        onPaste={paste}
      />
      <button type="submit" className="button" disabled={text.trim() === ''}>
        Read this text
      </button>
    </form>
  );
}
