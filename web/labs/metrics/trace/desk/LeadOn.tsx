// Links from a capture to what can be done next with it, elsewhere on the page.

import { useState } from 'react';
import type { TraceMeasures, TraceReport, TraceSurvey } from '#pkg/texts.js';
import { CopyButton } from '../../../../controls/CopyButton.tsx';
import { linkTo } from '../../../../scenario/link.ts';
import { useScenario } from '../../../../scenario/react.tsx';
import { PATH_NAME, pathLink, pathWords } from '../path.ts';
import { showReport } from '../reportId.ts';
import { statsLink } from '../statsLink.ts';
import { trace } from '../useTrace.ts';
import styles from './LeadOn.module.css';

/** Number of packets that can still be told apart by eye. */
const FEW = 60;

interface LeadOnProps {
  readonly index: number;
  readonly found: TraceMeasures;
  readonly report: TraceReport;
  readonly survey: TraceSurvey;
}

/** The links for the flow of this index, once it has been measured. */
export function LeadOn({ index, found, report, survey }: LeadOnProps) {
  const { by, order } = useScenario('metrics');
  return (
    <nav className={styles.on} aria-label="Go on with this capture">
      {!found.atSender && (
        <a href={pathLink(found)} title={pathWords(found)}>
          {PATH_NAME}
        </a>
      )}
      <button type="button" className="act" onClick={showReport}>
        Report
      </button>
      {found.measures.reordered > 0 && <WorstStretch index={index} />}
      <CopyButton text={() => linkTo(statsLink(report, survey, { by, order }))} look="act">
        Copy a link of its statistics
      </CopyButton>
    </nav>
  );
}

/** Opens the stretch with most reordered packets as an arrival order, which can be changed. */
function WorstStretch({ index }: { index: number }) {
  const { by, order } = useScenario('metrics');
  const [word, setWord] = useState('');
  const go = async () => {
    const of = { index, by, order };
    const stretch = await trace.ask<'stretch'>({ what: 'stretch', of, packets: FEW });
    if (stretch === undefined) setWord('There is no stretch to show.');
    else window.location.hash = stretch.sequence;
  };
  return (
    <>
      <button type="button" className="act" onClick={() => void go()}>
        The {FEW} most reordered packets
      </button>
      {word !== '' && <span role="status">{word}</span>}
    </>
  );
}
