// Plays one sound at a time, and says which.

import { useEffect, useRef, useState } from 'react';
import { RATE } from './voice.ts';

export interface Player {
  /** What is heard now; null in silence. */
  readonly playing: string | null;
  readonly play: (id: string, samples: Float32Array<ArrayBuffer>) => void;
  readonly stop: () => void;
}

export function usePlayer(): Player {
  const [playing, setPlaying] = useState<string | null>(null);
  const context = useRef<AudioContext | null>(null);
  const source = useRef<AudioBufferSourceNode | null>(null);
  const stop = () => {
    const { current } = source;
    source.current = null;
    current?.stop();
    setPlaying(null);
  };
  const play = (id: string, samples: Float32Array<ArrayBuffer>) => {
    stop();
    // a browser gives sound to a page only after it was asked for
    context.current ??= new AudioContext();
    const node = context.current.createBufferSource();
    node.buffer = context.current.createBuffer(1, samples.length, RATE);
    node.buffer.copyToChannel(samples, 0);
    node.connect(context.current.destination);
    node.onended = () => {
      if (source.current === node) stop();
    };
    source.current = node;
    node.start();
    setPlaying(id);
  };
  useEffect(
    () => () => {
      void context.current?.close();
    },
    [],
  );
  return { playing, play, stop };
}
