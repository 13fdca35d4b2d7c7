// The report of the open trace as files, with the texts of `oos report`, written in the browser.

import { useId, useState } from 'react';
import type { TraceDocument } from '#pkg/texts.js';
import { offerFile } from '../../../charts/export/leaving.ts';
import { useScenario } from '../../../scenario/react.tsx';
import type { DocumentForm } from './messages.ts';
import styles from './ReportCard.module.css';
import { REPORT } from './reportId.ts';
import { trace } from './useTrace.ts';

const FORMS: readonly { readonly form: DocumentForm; readonly label: string }[] = [
  { form: 'html', label: 'HTML' },
  { form: 'markdown', label: 'Markdown' },
  { form: 'csv', label: 'Tables (CSV)' },
];

const TYPES: Record<DocumentForm, string> = {
  html: 'text/html',
  markdown: 'text/markdown',
  csv: 'application/zip',
};

export function ReportCard({ name }: { readonly name: string }) {
  const { by, dt, order } = useScenario('metrics');
  const [isRedacted, setRedacted] = useState(false);
  const [written, setWritten] = useState<DocumentForm | null>(null);
  const about = useId();
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (form: DocumentForm) => {
    setWritten(form);
    setTrouble(null);
    try {
      const files = await trace.document({ form, name, by, threshold: dt, order, isRedacted });
      if (files === undefined) return;
      const { name: file, content } = await packed(files, form);
      offerFile(isRedacted ? `redacted-${file}` : file, content);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    } finally {
      setWritten(null);
    }
  };
  return (
    <section id={REPORT} tabIndex={-1} className={`card ${styles.report}`} aria-label="Report">
      <h2>Report</h2>
      <p>What was found in this capture, to be handed on. It is written in your browser.</p>
      <label>
        <input
          type="checkbox"
          checked={isRedacted}
          aria-describedby={about}
          onChange={({ target }) => setRedacted(target.checked)}
        />{' '}
        Redacted
      </label>
      <p id={about} className={styles.about}>
        Hosts are called A, B, ..., times begin at 0, and the file name and text quoted from the file are left
        out. Ports are kept.
      </p>
      <p className={styles.forms}>
        {FORMS.map(({ form, label }) => (
          <button
            key={form}
            type="button"
            className="button"
            disabled={written !== null}
            aria-busy={written === form}
            onClick={() => void take(form)}
          >
            {label}
          </button>
        ))}
      </p>
      {trouble !== null && <p role="alert">The report could not be written: {trouble}</p>}
    </section>
  );
}

/** Several files as one archive. */
async function packed(
  files: readonly TraceDocument[],
  form: DocumentForm,
): Promise<{ name: string; content: Blob }> {
  const type = TYPES[form];
  const [first, ...others] = files;
  if (first !== undefined && others.length === 0)
    return { name: first.name, content: new Blob([first.text], { type: `${type};charset=utf-8` }) };
  const { strToU8, zipSync } = await import('fflate');
  const archive = zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])));
  return { name: 'report-tables.zip', content: new Blob([new Uint8Array(archive)], { type }) };
}
