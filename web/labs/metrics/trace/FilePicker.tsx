// A button to choose a file.

import { useRef } from 'react';
import styles from './Intake.module.css';

interface FilePickerProps {
  readonly onFiles: (files: readonly File[]) => void;
}

export function FilePicker({ onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        Choose files
      </button>
      <input
        ref={input}
        type="file"
        multiple
        aria-label="Trace file"
        className={styles.file}
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onFiles(files);
          // otherwise choosing the same file again would not be a change
          target.value = '';
        }}
      />
    </>
  );
}
