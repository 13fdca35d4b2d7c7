// What other laboratories compute for the same path, each with a link that opens it there.

import type { ReactNode } from 'react';
import type { LabId } from '#pkg/params.ts';
import type { TcpMyPath } from '#pkg/tcp.js';
import { useLinkEstimates } from '../../../bench/rows/useLinkEstimates.ts';
import { withHardSpaces } from '../../../notation/symbols.ts';
import type { PathLinks } from './links.ts';
import styles from './PathFigure.module.css';
import { ALF_WORDS, callWords, type Emphasis, holdWords, waitWords } from './sentences.ts';

interface AnswersProps {
  readonly elsewhere: PathLinks | null;
  readonly path: TcpMyPath | null;
}

export function Answers({ elsewhere, path }: AnswersProps) {
  const dccp = useLinkEstimates('dccp', elsewhere?.dccp ?? null);
  const mean = (id: 'rate_buffer' | 'rate_no_buffer' | 'mos_g711_buffer' | 'mos_g711_no_buffer') =>
    dccp.estimates?.get(id)?.mean;
  const [sorted, plain] = [mean('rate_buffer'), mean('rate_no_buffer')];
  const [heard, unsorted] = [mean('mos_g711_buffer'), mean('mos_g711_no_buffer')];
  return (
    <ul className={styles.answers} aria-label="The same path elsewhere">
      <Answer
        question="Is it worth taking packets as they arrive?"
        link={elsewhere?.alf}
        lab="alf"
        error={null}
        isKnown={path !== null}
      >
        {path !== null && withHardSpaces(`${waitWords(path)} ${ALF_WORDS}`)}
      </Answer>
      <Answer
        question="How long should a receiver wait?"
        link={elsewhere?.dccp}
        lab="dccp"
        {...dccp}
        isKnown={sorted !== undefined && path !== null}
      >
        <Emphatic {...holdWords(path, elsewhere ?? { delay: 0, wait: 0 }, sorted ?? 0, plain ?? 0)} />
      </Answer>
      <Answer
        question="What does a caller hear?"
        link={elsewhere === null ? undefined : `${elsewhere.dccp}&fig=quality`}
        lab="dccp"
        {...dccp}
        isKnown={heard !== undefined && path !== null}
      >
        <Emphatic {...callWords(path, heard ?? 0, unsorted ?? 0)} />
      </Answer>
    </ul>
  );
}

function Emphatic({ before, strong, after }: Emphasis) {
  return (
    <>
      {before}
      <strong>{withHardSpaces(strong)}</strong>
      {withHardSpaces(after)}
    </>
  );
}

interface AnswerProps {
  readonly question: string;
  readonly link: string | undefined;
  readonly lab: LabId;
  readonly isKnown: boolean;
  readonly error: string | null;
  readonly children: ReactNode;
}

function Answer({ question, link, lab, isKnown, error, children }: AnswerProps) {
  return (
    <li aria-busy={!isKnown && error === null} data-answer={lab}>
      <h3>{link === undefined ? question : <a href={link}>{question}</a>}</h3>
      {error === null ? <p>{isKnown ? children : 'Computing …'}</p> : <p role="alert">{error}</p>}
    </li>
  );
}
