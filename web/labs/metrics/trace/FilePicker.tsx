// A button that lets a file be chosen.

import { useRef } from 'react';
import styles from './Intake.module.css';

interface FilePickerProps {
  readonly words?: string;
  readonly onFile: (file: File) => void;
}

export function FilePicker({ words = 'Choose a file', onFile }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {words}
      </button>
      <input
        ref={input}
        type="file"
        aria-label="Trace file"
        className={styles.file}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // the same file can be chosen again
          target.value = '';
        }}
      />
    </>
  );
}
