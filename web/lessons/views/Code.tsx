// The lesson's link as a QR code, and as text to type.

import { useEffect, useState } from 'react';
import type { Modules } from '../../bench/codes/code.ts';
import { addressOf } from '../../bench/export/address.ts';
import { lessonAddress } from '../shelf/lessons.ts';
import styles from './Code.module.css';

/** The most characters of a link with a code: of a longer one the code cannot be read from the back of a room. */
const READ_AT_MOST = 300;

export function Code({ id }: { readonly id: string }) {
  const { link, note } = addressOf(lessonAddress(id));
  if (!hasCode(id))
    return (
      <p className={styles.note}>
        The whole lesson is in its link, which is too long for a code or to be typed: send the link to the
        class.
      </p>
    );
  return <CodeOf {...{ link, note }} />;
}

export function hasCode(id: string): boolean {
  return addressOf(lessonAddress(id)).link.length <= READ_AT_MOST;
}

function CodeOf({ link, note }: { readonly link: string; readonly note: string }) {
  const [modules, setModules] = useState<Modules | null>(null);
  useEffect(() => {
    // the QR encoder is loaded with the first code
    import('../../bench/codes/code.ts').then(
      ({ modulesOf }) => setModules(modulesOf(link)),
      () => {},
    );
  }, [link]);
  return (
    <div className={styles.code}>
      {modules !== null && (
        <svg viewBox={modules.viewBox} shapeRendering="crispEdges" role="img" aria-label={`Code of ${link}`}>
          <path d={modules.path} />
        </svg>
      )}
      <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
      {note !== '' && <p className={styles.note}>{note.replace(/^ \(|\)$/g, '')}</p>}
    </div>
  );
}
