// The figures of a laboratory as small live pictures: a click, a key or a tap puts one on the stage.

import { memo, useEffect, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { LookContext } from '../../charts/frame/look.ts';
import { useParameter } from '../../scenario/react.tsx';
import { PlaceProvider } from '../figure/Place.tsx';
import type { FigureEntry } from '../page/FigureSet.tsx';
import styles from './Strip.module.css';

interface StripProps {
  readonly lab: LabId;
  readonly figures: readonly FigureEntry[];
  /** The figure on the stage. */
  readonly shown: string;
}

export function Strip({ lab, figures, shown }: StripProps) {
  const { param, onChange } = useParameter(lab, 'fig');
  const isIdle = useIdle();
  const names = param.values.kind === 'choice' ? param.values.options : [];
  const nameOf = (id: string) => names.find((option) => option.id === id)?.name ?? id;
  return (
    <nav className={styles.strip} aria-label="Figures">
      {figures.map((entry) => (
        <button
          key={entry.id}
          type="button"
          className={styles.item}
          aria-current={entry.id === shown ? 'true' : undefined}
          title={nameOf(entry.id)}
          data-strip={entry.id}
          onClick={() => onChange(entry.id, true)}
        >
          <span className={styles.picture} aria-hidden="true">
            {isIdle && <Small lab={lab} entry={entry} />}
          </span>
          <span className={styles.name}>{nameOf(entry.id)}</span>
        </button>
      ))}
      <button type="button" className={styles.all} onClick={() => onChange('all', true)}>
        {nameOf('all')}
      </button>
    </nav>
  );
}

const Small = memo(function Small({ lab, entry: { id, Figure } }: { lab: LabId; entry: FigureEntry }) {
  return (
    <LookContext value="mini">
      <PlaceProvider lab={lab} figure={id}>
        <Figure />
      </PlaceProvider>
    </LookContext>
  );
});

/** False until the page has drawn its large figure: small ones cost nothing before. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(() => setIsIdle(true), { timeout: 1000 });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(() => setIsIdle(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
