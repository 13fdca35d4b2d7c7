// The page About: what the project is, its papers and standards, how to cite it, and its licence.

import { Fragment } from 'react';
import { MODEL_VERSION } from '#pkg/params.ts';
import { addressBeside } from '../../late/oneFile.ts';
import { useGrowing } from '../../late/useGrowing.ts';
import { answersRecordedWords, courseLesson } from '../../lessons/course/inCourse.ts';
import { addressOf, allAuthorsOf, venueOf } from '../../sources/citations.ts';
import { SOFTWARE } from '../../sources/software.ts';
import { SOURCES, type Source } from '../../sources/sources.ts';
import { nameOf } from '../laboratories.ts';
import styles from './About.module.css';
import { Cite } from './Cite.tsx';
import { LedgerTable } from './LedgerTable.tsx';

const ALL: readonly Source[] = SOURCES;

/** Sections are rendered one a frame, to keep each frame short. */
const SECTIONS = [1, 2, 3, 4] as const;

export function About() {
  const shown = useGrowing(SECTIONS);
  return (
    <div className={styles.about} data-loading={shown === Number.POSITIVE_INFINITY ? undefined : ''}>
      <h1>About Out of Sequence</h1>
      <p>
        Out of Sequence rebuilds papers on packet reordering as laboratories: each figure is a simulation that
        runs in this page, answers a slider at once, and says how sure it is. The same scenarios give the same
        numbers on the command line.{' '}
        {courseLesson() === null
          ? 'Nothing that you open or type leaves your browser.'
          : `This page is a lesson of your course. ${answersRecordedWords()} Nothing else that you open or type leaves your browser.`}
      </p>
      <section aria-labelledby="about-papers">
        <h2 id="about-papers">Papers that are rebuilt here</h2>
        <List sources={ALL.filter(({ role }) => role === 'rebuilt')} />
      </section>
      {shown > 1 && (
        <section aria-labelledby="about-ledger">
          <h2 id="about-ledger">Do the papers’ claims hold?</h2>
          <LedgerTable />
        </section>
      )}
      {shown > 2 && (
        <section aria-labelledby="about-standards">
          <h2 id="about-standards">Standards and models that are followed</h2>
          <List sources={ALL.filter(({ role }) => role === 'followed')} />
        </section>
      )}
      {shown > 3 && (
        <section aria-labelledby="about-cite">
          <h2 id="about-cite">How to cite</h2>
          <Cite />
        </section>
      )}
      {shown > 4 && (
        <section aria-labelledby="about-licence">
          <h2 id="about-licence">Licence and version</h2>
          <p>
            Version {SOFTWARE.version}, its models of version {MODEL_VERSION}, under the {SOFTWARE.licence}{' '}
            licence. The licences of everything that this page is made of:{' '}
            <a href={addressBeside('licenses.txt')}>licenses.txt</a>.
          </p>
          <p>
            {navigator.onLine
              ? 'After the first visit this page opens without a network too, where the browser may keep its files.'
              : 'There is no network now: this page is the version that your browser has kept.'}
          </p>
        </section>
      )}
    </div>
  );
}

function List({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className={styles.sources}>
      {sources.map((source) => (
        <li key={source.id} data-source={source.id}>
          {allAuthorsOf(source)}: <cite>{source.title}</cite>
          {/[.?!]$/.test(source.title) ? '' : '.'} {venueOf(source)}, {source.year}.{' '}
          <Address source={source} />
          <span className={styles.laboratory}>
            {source.labs.map((lab, place) => (
              <Fragment key={lab}>
                {place > 0 && ', '}
                <a href={`#/${lab}`}>{nameOf(lab)}</a>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Address({ source }: { source: Source }) {
  const address = addressOf(source);
  if (address === null) return null;
  return (
    <>
      <a href={address} rel="noreferrer">
        {address.replace(/^https:\/\/(www\.)?/, '')}
      </a>
      .{' '}
    </>
  );
}
