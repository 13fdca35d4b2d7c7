// The views of a lesson for whoever teaches with it.

import { CopyButton } from '../../controls/CopyButton.tsx';
import { usePop } from '../../pops/usePop.ts';
import { frameOf } from './embedding.ts';
import styles from './TeachMenu.module.css';
import { type View, viewAddress } from './view.ts';

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
      <button {...pop.button} type="button" className={styles.open}>
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
        </ul>
        <CopyButton text={() => frameOf(viewAddress(id, 'embed'), title, window.location.href)}>
          Copy the frame
        </CopyButton>
      </div>
    </>
  );
}
