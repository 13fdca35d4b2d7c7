// All figures of a laboratory side by side, each laid out as on a phone. A click on a figure's name puts it on the stage.

import { type ComponentType, memo, type ReactNode, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { errorMessage } from '../../charts/export/leaving.ts';
import { useParameter } from '../../scenario/react.tsx';
import { DrawTimingContext } from '../../sim-react/drawTiming.ts';
import { KeptMeasures } from '../compare/KeptProvider.tsx';
import type { FigureEntry } from '../context/figureEntry.ts';
import { lastStaged } from '../context/lastStaged.ts';
import styles from './ContactSheet.module.css';
import { FigureAmongOthers } from './FigureAmongOthers.tsx';
import { useFigureChoice } from './useFigureChoice.ts';

interface ContactSheetProps {
  readonly lab: LabId;
  readonly figures: readonly FigureEntry[];
  /** The leading result in a sentence. */
  readonly Lead: ComponentType;
  /** The full text, below the figures. */
  readonly children?: ReactNode;
}

export const ContactSheet = memo(function ContactSheet({ lab, figures, Lead, children }: ContactSheetProps) {
  const { param } = useParameter(lab, 'fig');
  const choose = useFigureChoice(lab, figures);
  const last = lastStaged(lab, figures);
  const [trouble, setTrouble] = useState('');
  const options = param.values.kind === 'choice' ? param.values.options : [];
  const nameOf = (id: string) => options.find((option) => option.id === id)?.name ?? id;
  return (
    <div className={styles.page} data-part="page">
      <div className={styles.lead} data-part="lead">
        <Lead />
      </div>
      <div className={styles.sheet} data-part="contact">
        <DrawTimingContext value="in turn">
          {figures.map((entry) => (
            <section
              key={entry.id}
              className={styles.cell}
              data-figure={entry.id}
              data-last={entry.id === last || undefined}
              aria-label={nameOf(entry.id)}
            >
              <h2 className={styles.head}>
                <button type="button" onClick={() => choose(entry.id)} title="Put it on the stage">
                  {nameOf(entry.id)}
                </button>
                <span>{beyond(nameOf(entry.id), entry.asks)}</span>
              </h2>
              <div className={styles.figure}>
                <FigureAmongOthers lab={lab} entry={entry} />
              </div>
            </section>
          ))}
        </DrawTimingContext>
      </div>
      <div className={styles.foot}>
        <p>Choose a name to see its figure large.</p>
        <output>{trouble}</output>
        <button
          type="button"
          className="act"
          onClick={() => void print().catch((error: unknown) => setTrouble(errorMessage(error)))}
        >
          Print
        </button>
        <button type="button" className="act" onClick={() => choose(last)}>
          Back to the stage
        </button>
      </div>
      <div className={styles.rest}>
        <KeptMeasures />
        {children}
      </div>
    </div>
  );
});

async function print(): Promise<void> {
  const { printPage } = await import('../export/printing.ts');
  await printPage();
}

/** The figure's question beside its name; empty where the question begins with the name and would repeat it. */
function beyond(name: string, question: string): string {
  return question.startsWith(name) ? '' : question;
}
