// The menu with a lesson's views for teachers.

import { useState } from 'react';
import { offerFile, type UndeliveredFile } from '../../charts/export/leaving.ts';
import { OtherWays } from '../../charts/export/OtherWays.tsx';
import { CopyButton } from '../../controls/CopyButton.tsx';
import { usePop } from '../../pops/usePop.ts';
import type { LessonToPack } from '../pack/makePackage.ts';
import { usePacking } from '../pack/usePacking.ts';
import { isLinked, loadLesson, SESSIONS, sessionOf } from '../shelf/lessons.ts';
import { frameOf } from '../views/embedding.ts';
import link from '../views/LinkButton.module.css';
import { type View, viewAddress } from '../views/view.ts';
import styles from './TeachMenu.module.css';

const OFFERED: readonly { view: View; name: string; does: string }[] = [
  { view: 'room', name: 'In the room', does: 'a step a screen; hands are counted with taps or digit keys' },
  { view: 'notes', name: 'Notes', does: 'a second window: what to say, the answer, the clock' },
  { view: 'sheet', name: 'Sheet', does: 'the questions on at most two pages, to be printed' },
  { view: 'key', name: 'Key', does: 'the same pages with what was measured' },
  { view: 'embed', name: 'In another page', does: 'the lesson alone, for the frame of a course page' },
];

export function TeachMenu({ id, title }: { readonly id: string; readonly title: string }) {
  const pop = usePop();
  return (
    <>
      <button {...pop.button} type="button" className={link.link}>
        Teach with it
      </button>
      <div {...pop.box} className="pop" tabIndex={-1}>
        <ul className={styles.views}>
          {OFFERED.map(({ view, name, does }) => (
            <li key={view}>
              <a href={viewAddress(id, view)} target={view === 'notes' ? '_blank' : undefined} rel="noopener">
                {name}
              </a>
              <span>{does}</span>
            </li>
          ))}
          <ToPackage
            name="SCORM package"
            does="this lesson, for the grade book of a course in Moodle or Canvas"
            load={async () => [[await toPack(id)], null]}
          />
          {!isLinked(id) && (
            <ToPackage
              name="SCORM package of the session"
              does="all lessons of its session as one package: each has its own status, score and answers"
              load={() => sessionToPack(id)}
            />
          )}
        </ul>
        <CopyButton text={() => frameOf(viewAddress(id, 'embed'), title, window.location.href)}>
          Copy the frame
        </CopyButton>
      </div>
    </>
  );
}

async function toPack(id: string): Promise<LessonToPack> {
  const text = await loadLesson(id);
  if (text === null) throw new Error('There is no such lesson here.');
  return { text, name: isLinked(id) ? null : id };
}

async function sessionToPack(id: string) {
  const { at, ids } = await sessionOf(id);
  const lessons = await Promise.all(ids.map(toPack));
  return [lessons, { name: `session-${at}`, title: SESSIONS[at - 1] ?? '' }] as const;
}

interface ToPackageProps {
  readonly name: string;
  readonly does: string;
  readonly load: Parameters<ReturnType<typeof usePacking>[1]>[0];
}

function ToPackage({ name, does, load }: ToPackageProps) {
  const [said, setSaid] = useState('');
  const [undelivered, setUndelivered] = useState<UndeliveredFile | null>(null);
  const [isPacking, pack] = usePacking({
    onSaid: setSaid,
    offer: (file, content, done) => {
      setUndelivered(offerFile(file, content) ?? null);
      setSaid(done);
    },
  });
  return (
    <li>
      <button type="button" className={link.link} disabled={isPacking} onClick={() => pack(load)}>
        {name}
      </button>
      <span role="status">
        {said === '' ? does : said}{' '}
        {undelivered !== null && <OtherWays {...undelivered} done="The file is saved" />}
      </span>
    </li>
  );
}
