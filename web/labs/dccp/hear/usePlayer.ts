// Plays one sound at a time, from a given place, and tells which one plays and where. No audio is opened before that.

import { useEffect, useRef, useState } from 'react';
import { RATE } from './frames.ts';

interface Player {
  /** Id of the sound that plays; null in silence. */
  readonly playing: string | null;
  /** Opens the browser's audio, which has to happen in a click: the sound may follow a moment later. */
  readonly ask: () => void;
  /** Plays from the place `from` (s) of the sound. */
  readonly play: (id: string, samples: Float32Array<ArrayBuffer>, from: number) => void;
  readonly pause: () => void;
  /** Place in the sound that plays, s; null in silence. */
  readonly time: () => number | null;
}

interface Playing {
  readonly node: AudioBufferSourceNode;
  readonly from: number;
  /** Start of playing by the audio clock, s. */
  readonly since: number;
}

/** `onEnd` is called with the id of a sound that was played to its end. */
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
