import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatCount } from '../../notation/formatCount.ts';
import { errorMessage, type UndeliveredFile } from '../export/leaving.ts';
import { OtherWays } from '../export/OtherWays.tsx';
import { type ProgressStore, useExportWhenComplete } from '../export/progress.ts';
import { shownColumns } from '../export/sides.ts';
import { DATA_NAME, type FurtherTable } from '../table/furtherTable.ts';
import { columnTitle, rowCount, shownCell } from '../table/table.ts';
import styles from './DataTable.module.css';

/** More rows would help no reader and freeze the page; the CSV has them all. */
const MOST_ROWS = 500;

const COPIED = 'Command copied, for an installed oos. In a checkout: npm run -s oos -- …';

interface DataTableProps {
  title: string;
  /** The tables to choose from, the figure's data first. */
  tables: readonly FurtherTable[];
  progress: ProgressStore;
  onClose: () => void;
  onSave: (table: FurtherTable) => Promise<UndeliveredFile | undefined>;
  /** Copies the command that prints the figure's data. */
  onCommand?: (() => Promise<void>) | undefined;
}

/** The figure's data as a table in a dialog; mounted only while it is open. */
export function DataTable({ title, tables, progress, onClose, onSave, onCommand }: DataTableProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // never closed here: removing the element closes the dialog; close() in a cleanup would fire "close" after StrictMode
  // has opened it again
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const [message, setMessage] = useState<ReactNode>('');
  const [chosen, setChosen] = useState(0);
  const table = tables[chosen] ?? tables[0];
  const { request, progressText } = useExportWhenComplete(progress, (wanted: FurtherTable) =>
    // the table may have got more rows while the export waited
    onSave(tables.find(({ suffix }) => suffix === wanted.suffix) ?? wanted).then(
      (file) => setMessage(file && <OtherWays key={performance.now()} {...file} done="CSV saved" />),
      (error) => setMessage(errorMessage(error)),
    ),
  );
  const copyCommand = () =>
    onCommand?.().then(
      () => setMessage(COPIED),
      (error) => setMessage(errorMessage(error)),
    );
  if (table === undefined) return null;
  const columns = shownColumns(table);
  const rows = rowCount(columns);
  const shown = Math.min(rows, MOST_ROWS);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
          {tables.length === 1 && table.name !== DATA_NAME && `: ${table.name}`}
        </h2>
        {tables.length > 1 && (
          <select
            className="select"
            aria-label="Table"
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {tables.map(({ name, suffix }, i) => (
              <option key={suffix} value={i}>
                {name}
              </option>
            ))}
          </select>
        )}
        <button type="button" className="button" onClick={() => request(table)}>
          Save as CSV
        </button>
        {onCommand && (
          <button type="button" className="button" onClick={copyCommand}>
            Copy as command
          </button>
        )}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      {message && (
        <p role={message === COPIED ? 'status' : 'alert'} className={styles.count}>
          {message}
        </p>
      )}
      <p className={styles.count}>
        {shown < rows
          ? `The first ${shown} of ${formatCount(rows)} rows; the CSV file has them all.`
          : `${rows} ${rows === 1 ? 'row' : 'rows'}.`}
        {progressText !== '' && ` The file ${progressText}.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby={titleId}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={columnTitle(column)} scope="col">
                  {columnTitle(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: shown }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their position.
              <tr key={row}>
                {columns.map((column) => (
                  <td key={columnTitle(column)}>{shownCell(column.values[row])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </dialog>
  );
}
