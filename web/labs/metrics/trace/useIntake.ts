// Ways to open a trace, on every page that has them: a file, a text, a sample.

import { useEffect, useRef, useState } from 'react';
import type { MetricsScenario } from '#pkg/params.ts';
import { useStore } from '../../../scenario/react.tsx';
import { sampleFile } from './samples.ts';
import type { NamedFile } from './shelf.ts';
import { trace } from './useTrace.ts';

export interface Intake {
  readonly open: (files: readonly NamedFile[]) => void;
  readonly openSample: (name: string) => void;
  /** A file is being dragged over the page. */
  readonly isOver: boolean;
  /** Progress or failure of loading a sample. */
  readonly word: string;
}

export function useIntake(): Intake {
  const store = useStore();
  const [word, setWord] = useState('');
  const begin = useNewest();
  const open = (files: readonly NamedFile[]) => {
    begin();
    setWord('');
    trace.open(files, store.scenario('metrics').by);
    // flow and time window in the link belong to the capture before
    if (isNarrowed(store.scenario('metrics')) && trace.list().length > 1)
      store.set('metrics', { flow: null, from: null, to: null }, { commit: true });
  };
  const isOver = useDrop((files) => open(files.map((file) => ({ file, name: file.name }))));
  const openSample = async (name: string) => {
    const { signal } = begin();
    setWord(`Loading ${name} …`);
    try {
      const file = await sampleFile(name, signal);
      if (!signal.aborted) open([{ file, name }]);
    } catch (error) {
      if (!signal.aborted) setWord(error instanceof Error ? error.message : String(error));
    }
  };
  return { open, openSample: (name) => void openSample(name), isOver, word };
}

function isNarrowed({ flow, from, to }: Readonly<MetricsScenario>): boolean {
  return flow !== null || from !== null || to !== null;
}

/**
 * Each call aborts what the previous one began, and so does leaving the bench: a sample that comes late must not
 * replace a file that was opened after it.
 */
function useNewest(): () => AbortController {
  const newest = useRef<AbortController | null>(null);
  useEffect(() => () => newest.current?.abort(), []);
  return () => {
    newest.current?.abort();
    newest.current = new AbortController();
    return newest.current;
  };
}

/**
 * Lets a file be dropped anywhere on the page: beside the drop zone, the browser would otherwise leave the page and
 * open it.
 */
function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const newest = useRef(onFiles);
  useEffect(() => {
    newest.current = onFiles;
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
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      newest.current(files);
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
