// How this software and its papers are cited, to be copied.

import { useEffect, useState } from 'react';
import { addressOf } from '../../bench/export/address.ts';
import { softwareEntry, sourceEntry } from '../../sources/bibtex.ts';
import { SOFTWARE } from '../../sources/software.ts';
import { SOURCES, type Source } from '../../sources/sources.ts';
import styles from './About.module.css';

const TOLD_FOR = 2000;

export function Cite() {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (told === '') return;
    const timer = setTimeout(() => setTold(''), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [told]);
  const { link, note } = addressOf('');
  const papers = (SOURCES as readonly Source[]).filter(({ role }) => role === 'rebuilt');
  // an address of this machine leads nobody here
  const text = [softwareEntry(note === '' ? link : null), ...papers.map(sourceEntry)].join('\n\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTold('Copied');
    } catch {
      setTold('The browser does not let this page copy: mark the text');
    }
  };
  return (
    <>
      <p>
        {SOFTWARE.author}: <cite>{SOFTWARE.title}</cite>, version {SOFTWARE.version}. If you use it in
        teaching or research, please cite it, and the paper whose laboratory you used.
      </p>
      <button type="button" className="button" onClick={() => void copy()}>
        {told === 'Copied' ? told : 'Copy as BibTeX'}
      </button>
      <span role="status" className={told === 'Copied' ? 'visually-hidden' : styles.told}>
        {told}
      </span>
      <textarea className={`field ${styles.bibtex}`} aria-label="BibTeX" rows={12} readOnly value={text} />
    </>
  );
}
