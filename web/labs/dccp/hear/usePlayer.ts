// Plays one sound at a time from a place in it, and says which and where. Nothing sounds before it is asked for.

import { useEffect, useRef, useState } from 'react';
import { RATE } from './frames.ts';

export interface Player {
  /** What is heard now; null in silence. */
  readonly playing: string | null;
  /** The browser is asked for sound, in answer to a click: what is played may come a moment later. */
  readonly ask: () => void;
  /** `from` is a time in it, s. */
  readonly play: (id: string, samples: Float32Array<ArrayBuffer>, from: number) => void;
  readonly pause: () => void;
  /** Where it is in what is heard, s; null in silence. */
  readonly time: () => number | null;
}

interface Playing {
  readonly node: AudioBufferSourceNode;
  readonly from: number;
  /** By the clock of the sound, s. */
  readonly since: number;
}

/** `onEnd` is told of what was heard to its end. */
export function usePlayer(onEnd: (id: string) => void): Player {
  const [playing, setPlaying] = useState<string | null>(null);
  const context = useRef<AudioContext | null>(null);
  const source = useRef<Playing | null>(null);
  const pause = () => {
    const { current } = source;
    source.current = null;
    current?.node.stop();
    setPlaying(null);
  };
  const ask = () => {
    context.current ??= new AudioContext();
    return context.current;
  };
  const play = (id: string, samples: Float32Array<ArrayBuffer>, from: number) => {
    pause();
    const sound = ask();
    const node = sound.createBufferSource();
    node.buffer = sound.createBuffer(1, samples.length, RATE);
    node.buffer.copyToChannel(samples, 0);
    node.connect(sound.destination);
    node.onended = () => {
      if (source.current?.node !== node) return;
      pause();
      onEnd(id);
    };
    source.current = { node, from, since: sound.currentTime };
    node.start(0, from);
    setPlaying(id);
  };
  const time = () => {
    const { current } = source;
    if (current === null || context.current === null) return null;
    return current.from + context.current.currentTime - current.since;
  };
  useEffect(
    () => () => {
      void context.current?.close();
    },
    [],
  );
  return { playing, ask, play, pause, time };
}
