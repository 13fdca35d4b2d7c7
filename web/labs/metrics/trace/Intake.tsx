// How a trace comes in: dropped, chosen, pasted, or one of the samples.

import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useStore } from '../../../scenario/react.tsx';
import styles from './Intake.module.css';
import { SAMPLES, sampleFile } from './samples.ts';
import { trace } from './useTrace.ts';

/** Once a trace is there the invitation makes room for it. */
export function Intake({ isSmall }: { isSmall: boolean }) {
  const store = useStore();
  const [word, setWord] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const begin = useNewest();
  const open = (file: Blob, name: string) => {
    begin();
    setWord('');
    trace.open(file, name, store.get().scenarios.metrics.by);
  };
  const isOver = useDrop((file) => open(file, file.name));

  const openSample = async (name: string) => {
    const { signal } = begin();
    setWord(`Loading ${name} …`);
    try {
      const file = await sampleFile(name, signal);
      if (!signal.aborted) open(file, name);
    } catch (error) {
      if (!signal.aborted) setWord(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section
      className={`card ${styles.intake}`}
      aria-label="Your own trace"
      data-small={isSmall || undefined}
    >
      <div className={styles.drop} data-over={isOver || undefined}>
        <p className={styles.invitation}>{isSmall ? 'Another one?' : 'Drop a capture here'}</p>
        <p className={styles.kinds}>pcap, pcapng, CSV (sequence, time, size) or the output of ping</p>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          Choose a file
        </button>
        <input
          ref={input}
          id={`${id}-file`}
          type="file"
          aria-label="Trace file"
          className={styles.file}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) open(file, file.name);
            // the same file can be chosen again
            target.value = '';
          }}
        />
        <p className={styles.promise}>It is read in this browser and sent nowhere.</p>
      </div>
      <Paste
        onText={(text) => open(new Blob([text]), 'pasted text')}
        onFile={(file) => open(file, file.name)}
      />
      <div className={styles.samples}>
        <span>Samples, simulated:</span>
        {SAMPLES.map(({ name, note }) => (
          <button
            key={name}
            type="button"
            className={styles.sample}
            title={note}
            onClick={() => void openSample(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status" className={styles.word}>
        {word}
      </p>
    </section>
  );
}

/** Each call ends what the call before it began, and so does leaving the bench: a sample that comes late must
 * not take the place of a file that was opened after it. */
function useNewest(): () => AbortController {
  const newest = useRef<AbortController | null>(null);
  useEffect(() => () => newest.current?.abort(), []);
  return () => {
    newest.current?.abort();
    newest.current = new AbortController();
    return newest.current;
  };
}

interface PasteProps {
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

/** Pasting is enough; what is typed by hand waits for the button. */
function Paste({ onText, onFile }: PasteProps) {
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

/** A file may be dropped anywhere on the page: beside the zone the browser would leave the page for it. */
function useDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const newest = useRef(onFile);
  useEffect(() => {
    newest.current = onFile;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      newest.current(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
