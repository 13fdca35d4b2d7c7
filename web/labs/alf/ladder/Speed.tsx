import { useId } from 'react';
import styles from './Ladder.module.css';
import { SPEEDS } from './speeds.ts';

/** Choice of the film's speed. */
export function Speed({ speed, onSpeed }: { speed: number; onSpeed: (speed: number) => void }) {
  const id = useId();
  return (
    <label className={styles.speed} htmlFor={id}>
      <span>Speed</span>
      <select
        className="select"
        id={id}
        value={speed}
        onChange={(event) => onSpeed(Number(event.currentTarget.value))}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one < 1000 ? `${one} ms` : `${one / 1000} s`} a second
          </option>
        ))}
      </select>
    </label>
  );
}
