// A call over the path as two tapes, with the buffer and without: each can be played, and gaps in the voice are cracks.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useScenario } from '../../../scenario/react.tsx';
import { SIDES } from '../sides.ts';
import { useMeasures } from '../useMeasures.ts';
import { FRAME, RATE } from './frames.ts';
import { loudnessOutline } from './syllables.ts';
import { Tape } from './Tape.tsx';
import styles from './Tapes.module.css';
import { usePlayer } from './usePlayer.ts';
import { SECONDS, useVoice } from './useVoice.ts';

/** Number of bars for the loudness. */
const BARS = 180;
const START: Readonly<Record<string, number>> = {};

export function Tapes() {
  const scenario = useScenario('dccp');
  const { result, isDone, isStale, error } = useVoice(scenario);
  const measures = useMeasures(scenario);
  const [heads, setHeads] = useState(START);
  const move = (id: string, to: number) => setHeads((known) => ({ ...known, [id]: to }));
  const player = usePlayer((id) => move(id, 0));
  const [isLost, setIsLost] = useState(false);
  const bars = useMemo(() => loudnessOutline(SECONDS, BARS), []);
  const { pause } = player;
  // stop the sound while the result is that of another scenario
  const shown = isStale ? null : result;
  const latest = useRef(pause);
  latest.current = pause;
  useEffect(() => {
    if (shown === null) latest.current();
  }, [shown]);
  if (error !== null) return <p role="alert">{error}</p>;
  if (result === null) return isDone ? null : <p data-loading="">The simulation is under way.</p>;
  const hold = () => {
    const at = player.time();
    if (player.playing !== null && at !== null) move(player.playing, wholeFrames(at));
    player.pause();
  };
  const play = (id: string, frames: readonly boolean[], from: number) => {
    player.ask();
    setIsLost(false);
    import('./voice.ts').then(
      ({ heardVoice, voice }) => player.play(id, heardVoice(voice(SECONDS), RATE, frames), from),
      () => setIsLost(true),
    );
  };
  return (
    <section className={styles.tapes} data-stale={isStale || undefined} aria-label="Hear it">
      {SIDES.map((side, i) => {
        const { id, in: run } = side;
        const frames = result[run];
        const isPlaying = player.playing === id;
        const head = heads[id] ?? 0;
        const go = (to: number) => {
          const within = Math.min(SECONDS - FRAME, Math.max(0, to));
          move(id, within);
          if (isPlaying) play(id, frames, within);
        };
        return (
          <Tape
            key={id}
            {...{ side, frames, bars, head, isPlaying }}
            delayCost={
              measures.isStale
                ? null
                : (measures.result?.get(`mos_${scenario.codec}_delay_${id}`)?.mean ?? null)
            }
            isFirst={i === 0}
            isLast={i === SIDES.length - 1}
            time={player.time}
            onToggle={() => {
              hold();
              if (!isPlaying) play(id, frames, head);
            }}
            onMove={go}
            onStep={(frame) => go(wholeFrames(isPlaying ? (player.time() ?? head) : head) + frame * FRAME)}
          />
        );
      })}
      {isLost && <p role="alert">The voice could not be loaded: is there a connection?</p>}
    </section>
  );
}

function wholeFrames(seconds: number): number {
  return Math.floor(seconds / FRAME + 1e-6) * FRAME;
}
