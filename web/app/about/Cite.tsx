// BibTeX entries of this software and of the rebuilt papers, with a button that copies them.

import { addressOf } from '../../bench/export/address.ts';
import { CopyButton } from '../../controls/CopyButton.tsx';
import { softwareEntry, sourceEntry } from '../../sources/bibtex.ts';
import { SOFTWARE } from '../../sources/software.ts';
import { SOURCES, type Source } from '../../sources/sources.ts';
import styles from './About.module.css';

export function Cite() {
  const { link, note } = addressOf('');
  const papers = (SOURCES as readonly Source[]).filter(({ role }) => role === 'rebuilt');
  // `note` is not empty if the address works on this machine only: the entry then has no link
  const text = [softwareEntry(note === '' ? link : null), ...papers.map(sourceEntry)].join('\n\n');
  return (
    <>
      <p>
        {SOFTWARE.author}: <cite>{SOFTWARE.title}</cite>, version {SOFTWARE.version}. If you use it in
        teaching or research, please cite it, and the paper whose laboratory you used.
      </p>
      <CopyButton text={() => text}>Copy as BibTeX</CopyButton>
      <textarea className={`field ${styles.bibtex}`} aria-label="BibTeX" rows={12} readOnly value={text} />
      {/* for printing: on paper a text field cannot be scrolled */}
      <pre className={styles.printed} aria-hidden="true">
        {text}
      </pre>
    </>
  );
}
