// A voice over the path, with the buffer and without.

import { useMemo } from 'react';
import { measureById } from '../../../bench/measures/table.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { SIDES, type SideLook } from '../sides.ts';
import { useMeasures } from '../useMeasures.ts';
import { heard, silentIn } from './frames.ts';
import styles from './HearPanel.module.css';
import { usePlayer } from './usePlayer.ts';
import { SECONDS, useVoice } from './useVoice.ts';
import { RATE, voice } from './voice.ts';

export function HearPanel() {
  const scenario = useScenario('dccp');
  const { result, isDone, error } = useVoice(scenario);
  const measures = useMeasures(scenario).result;
  const player = usePlayer();
  const sound = useMemo(() => voice(SECONDS), []);
  const codec = scenario.codec === 'g711' ? 'G.711' : 'G.729';
  const mosOf = ({ id }: SideLook) =>
    measures?.get(measureById('dccp', `mos_${scenario.codec}_${id}`).id)?.mean ?? Number.NaN;
  return (
    <section className={styles.panel} aria-label="Hear it">
      <p>
        A voice made in this page, sent as {codec} over this path: {SECONDS} s of the first run. A frame of 20
        ms that is not there at its turn is silent.
      </p>
      {error !== null && <p role="alert">{error}</p>}
      {result === null
        ? !isDone && <p data-loading="">The simulation is under way.</p>
        : SIDES.map((side) => (
            <Voice
              key={side.id}
              side={side}
              frames={result[side.in]}
              mos={mosOf(side)}
              isPlaying={player.playing === side.id}
              onPlay={() => player.play(side.id, heard(sound, RATE, result[side.in]))}
              onStop={player.stop}
            />
          ))}
    </section>
  );
}

interface VoiceProps {
  side: SideLook;
  frames: readonly boolean[];
  mos: number;
  isPlaying: boolean;
  onPlay: () => void;
  onStop: () => void;
}

function Voice({ side: { id, label, color, text }, frames, mos, isPlaying, onPlay, onStop }: VoiceProps) {
  const silent = silentIn(frames);
  return (
    <div className={styles.voice} data-voice={id} data-silent={silent.join(' ')} data-frames={frames.length}>
      <button
        type="button"
        className="button"
        aria-pressed={isPlaying}
        aria-label={`${isPlaying ? 'Stop' : 'Play'}: ${label}`}
        onClick={isPlaying ? onStop : onPlay}
      >
        {isPlaying ? 'Stop' : 'Play'}
      </button>
      <div>
        <strong style={{ color: text }}>{label}</strong>
        <span className={styles.score}>
          {Number.isNaN(mos) ? '' : `MOS ${mos.toFixed(2)}; `}
          {silentWords(silent.length, frames.length)}
        </span>
        <svg
          className={styles.frames}
          viewBox={`0 0 ${Math.max(1, frames.length)} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={frames.length} height={10} fill={color} />
          <path className={styles.silent} d={silent.map((at) => `M${at} 0h1v10h-1z`).join('')} />
          {isPlaying && (
            <rect
              className={styles.head}
              style={{ animationDuration: `${SECONDS}s` }}
              width={1}
              height={10}
            />
          )}
        </svg>
      </div>
    </div>
  );
}

function silentWords(silent: number, frames: number): string {
  if (silent === 0) return `none of ${frames} frames is silent`;
  return `${silent} of ${frames} frames ${silent === 1 ? 'is' : 'are'} silent`;
}
