// The box with the explanation of a term.

import { type RefObject, useContext, useEffect, useState } from 'react';
import type { Measure, Unit } from '#pkg/measures.ts';
import type { Param } from '#pkg/params.ts';
import { capital } from '../notation/capital.ts';
import { Words } from '../notation/Words.tsx';
import { OpenedBox } from '../pops/OpenedBox.tsx';
import { labOf } from '../scenario/tables.ts';
import { SourceWords } from './SourceWords.tsx';
import styles from './Term.module.css';
import { shapeWords, TrackCurveContext } from './trackCurve.ts';

interface Meaning {
  /** One or two sentences, without a capital at the beginning and a full stop at the end. */
  readonly meaning: string;
  readonly source: string;
}

/** A parameter, whose explanation loads from a file of its own, or a measure, which contains its explanation. */
export type Explained =
  | Param
  | (Meaning & {
      readonly name: string;
      readonly symbol: string;
      readonly unit: Unit;
      readonly shown?: Measure['shown'];
    });

interface TermBoxProps {
  readonly explained: Explained;
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const UNITS: Partial<Record<Unit, string>> = {
  '': 'A number without a unit.',
  share: 'A share, in per cent.',
  'ms²': 'In square milliseconds.',
  nats: 'In nats: information in natural logarithms, 1.44 bits each.',
};

/** A sentence on the unit; empty for choices and texts. A number without a unit may be shown as a percentage. */
function unitWords(of: Explained): string {
  if ('values' in of && of.values.kind !== 'number') return '';
  if ('shown' in of && of.shown === 'percent') return UNITS.share ?? '';
  return UNITS[of.unit] ?? `In ${of.unit}.`;
}

/** Says that a slider's scale is not linear, since it has no numbers between its ends. */
function sliderWords(values: Param['values']): string {
  const isEven = values.kind !== 'number' || values.track === null || values.track.spread === 'even';
  return isEven ? '' : 'Small values have more room on the slider. ';
}

export function TermBox({ explained, button, onClose }: TermBoxProps) {
  const words = useWords(explained);
  const { name, symbol } = explained;
  const curves = useContext(TrackCurveContext);
  const shape = 'values' in explained ? shapeWords(curves, explained.values) : '';
  return (
    <OpenedBox name={name} className={styles.box} button={button} onClose={onClose}>
      <p className={styles.title}>
        {name}
        {symbol !== '' && (
          <>
            {' '}
            <Words text={symbol} />
          </>
        )}
      </p>
      {words === 'lost' && <p role="alert">What it means could not be loaded. Is there a connection?</p>}
      {words !== null && words !== 'lost' && (
        <>
          <p>
            {capital(words.meaning)}. {shape}
          </p>
          <p className={styles.source}>
            {'values' in explained && sliderWords(explained.values)}
            {unitWords(explained)}{' '}
            {words.source !== '' && (
              <>
                <SourceWords source={started(words.source)} />.
              </>
            )}
          </p>
        </>
      )}
    </OpenedBox>
  );
}

function useWords(of: Explained): Meaning | 'lost' | null {
  const [loaded, setLoaded] = useState<Meaning | 'lost' | null>(() => ('meaning' in of ? of : null));
  useEffect(() => {
    if ('meaning' in of) return;
    let isShown = true;
    import('#pkg/meanings.ts').then(
      ({ MEANINGS }) => {
        const lab = labOf(of);
        if (isShown && lab !== undefined) setLoaded(MEANINGS[lab][of.id] ?? null);
      },
      () => {
        if (isShown) setLoaded('lost');
      },
    );
    return () => {
      isShown = false;
    };
  }, [of]);
  return loaded;
}

/** The source with a capital first letter, unless it begins with the name of a file or program. */
function started(words: string): string {
  return /^[a-z]+ /.test(words) ? capital(words) : words;
}
