import { type ComponentType, type ReactNode, use, useId, useMemo, useRef, useState } from 'react';
import { late } from '../../late/late.tsx';
import { Words } from '../../notation/Words.tsx';
import { COMPLETE } from '../export/progress.ts';
import { IsAmongOthersContext } from '../frame/amongOthers.ts';
import { FigureLabelsContext } from '../frame/FigureLabels.ts';
import { HiddenSeriesContext } from '../frame/hidden.ts';
import { useLook } from '../layout/look.ts';
import { ExportMenu } from './ExportMenu.tsx';
import type { ChoiceLoader } from './exportChoice.ts';
import styles from './Figure.module.css';
import { FigurePop } from './FigurePop.tsx';
import type { ExportedFigure } from './figureExports.ts';
import { useFigureOnPage } from './figuresOnPage.ts';
import { Legend, type LegendItem } from './Legend.tsx';
import { NoteLine } from './NoteLine.tsx';
import { type Busy, busyOf, type FigureState, SHOWN } from './state.ts';
import { useSeries } from './useSeries.ts';

// parts that few readers need are loaded when they ask for them
const FigureTable = late('the table', async () => (await import('./FigureTable.tsx')).FigureTable);

export interface FigureProps extends ExportedFigure {
  /** On the stage, replaces the summary, which screen readers still hear. */
  caption?: ReactNode;
  /** The question that the figure answers: on the stage it stands before the caption, where both have room. */
  asks?: string | undefined;
  legend?: readonly LegendItem[] | undefined;
  controls?: ReactNode;
  /** Shows how the figure is read. */
  HowTo?: ComponentType<{ title: string; legend: readonly LegendItem[] }> | undefined;
  /** A further button of this figure, beside the common ones. */
  action?: ReactNode;
  /** More of the drawing is still being computed. */
  isComing?: boolean | undefined;
  /** The figure's state; 'shown' by default. */
  state?: FigureState | undefined;
  /** Loads further export choices, when the menu is opened. */
  further?: ChoiceLoader | undefined;
  children: ReactNode;
}

const NO_LEGEND: readonly LegendItem[] = [];

/** The frame of every figure: a text alternative, the data and exports. A small picture has none. */
export function Figure(props: FigureProps) {
  const isMini = useLook() === 'mini';
  const { kind } = props.state ?? SHOWN;
  if (kind === 'covered')
    return isMini ? <div className={styles.small} data-state={kind} /> : <Covered {...props} />;
  if (!isMini) return <Framed {...props} />;
  return (
    <div className={styles.small} data-state={kind}>
      {props.children}
    </div>
  );
}

/** A covered figure: its title without any of its data. */
function Covered({ title, lead }: Pick<FigureProps, 'title' | 'lead'>) {
  const titleId = useId();
  return (
    <figure
      className={styles.figure}
      data-staged={useLook() === 'fill' || undefined}
      data-state="covered"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <p className={styles.summary}>The figure opens with the answer.</p>
    </figure>
  );
}

function Framed(props: FigureProps) {
  const isStaged = useLook() === 'fill';
  const isAmongOthers = use(IsAmongOthersContext);
  const { title, lead, HowTo, origin, state = SHOWN, progress = COMPLETE } = props;
  const isStopped = state.kind === 'stopped';
  const error = isStopped ? state.error : null;
  const summary = isStopped ? 'Nothing has been computed.' : props.summary;
  const caption = isStopped ? undefined : props.caption;
  const titleId = useId();
  const summaryId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [tableOpen, setTableOpen] = useState(false);
  const hasFoot = isStaged && !isAmongOthers;
  const [keys, sayKeys] = useState<readonly string[] | null>(null);
  const labels = useMemo(
    () => ({ titleId, summaryId, sayKeys: hasFoot ? sayKeys : undefined }),
    [titleId, summaryId, hasFoot],
  );
  const series = useSeries(props.isComing ?? false, props.legend);
  useFigureOnPage(body, { title, lead, summary, origin, progress });

  const actions = (
    <div className={styles.actions}>
      {HowTo && <HowTo title={title} legend={props.legend ?? NO_LEGEND} />}
      {props.action}
      {isStaged && props.controls && (
        <FigurePop word="Options" title={title}>
          {props.controls}
        </FigurePop>
      )}
      <button
        type="button"
        className={`act ${styles.button}`}
        aria-haspopup="dialog"
        aria-label={`Data: ${title}`}
        onClick={() => setTableOpen(true)}
      >
        Data
      </button>
      <ExportMenu figure={{ ...props, summary }} body={body} further={props.further} progress={progress} />
    </div>
  );
  return (
    <figure
      className={styles.figure}
      data-staged={isStaged || undefined}
      data-among-others={isAmongOthers || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Progress busy={busyOf(state)} title={title} />
      <header className={isAmongOthers ? 'visually-hidden' : styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {!isStaged && actions}
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {!isStaged && props.controls && <div className={styles.controls}>{props.controls}</div>}
      {error !== null ? (
        <Failed error={error} />
      ) : (
        <div ref={body} className={styles.body} data-state={state.kind}>
          <FigureLabelsContext value={labels}>
            {series.legend && (
              <Legend
                // a legend without the lines' entries is another element, so that no layout shift is counted when lines
                // get their names
                key={series.isNaming ? 'others' : 'all'}
                items={series.legend}
                room={series.room}
                isAlways={series.isAlways}
                isShort={isAmongOthers}
                hidden={series.hidden}
                canToggle={series.canToggle}
                onToggle={series.toggle}
              />
            )}
            <HiddenSeriesContext value={series.context}>{props.children}</HiddenSeriesContext>
          </FigureLabelsContext>
        </div>
      )}
      {hasFoot ? (
        <div className={styles.foot} data-part="foot">
          {keys !== null && <KeysLine phrases={keys} />}
          <Asking asks={props.asks} isAwaited={state.kind === 'waiting'}>
            <Caption id={summaryId} summary={summary} instead={caption} lineOf={title} />
          </Asking>
          {actions}
        </div>
      ) : (
        <Caption id={summaryId} summary={summary} isHidden={isAmongOthers} />
      )}
      {tableOpen && (
        <FigureTable
          figure={{ ...props, summary }}
          body={body}
          progress={progress}
          onClose={() => setTableOpen(false)}
        />
      )}
    </figure>
  );
}

function Failed({ error }: { error: string }) {
  return (
    <p role="alert" className={styles.error}>
      {error}
    </p>
  );
}

interface AskingProps {
  asks: string | undefined;
  /** Whether the caption announces a result that has not come yet. */
  isAwaited: boolean;
  children: ReactNode;
}

/** The caption with the question before it; the caption alone where the line has no room for both. */
function Asking({ asks, isAwaited, children }: AskingProps) {
  if (asks === undefined) return children;
  return (
    <div className={styles.said}>
      {/* another key for another note, so that replacing "under way" counts as no layout shift */}
      <div key={isAwaited ? 'awaited' : 'told'} className={styles.note}>
        {children}
      </div>
      <span className={styles.asks}>{asks}</span>
    </div>
  );
}

/** The keys' phrases, as many as have room; the help lists all, and the chart describes them to screen readers. */
function KeysLine({ phrases }: { phrases: readonly string[] }) {
  return (
    <div className={styles.keys} aria-hidden="true">
      {phrases.map((phrase) => (
        <span key={phrase}>{phrase}</span>
      ))}
    </div>
  );
}

interface CaptionProps {
  id: string;
  summary: string;
  isHidden?: boolean;
  /** Shown in place of the summary, which screen readers still hear. */
  instead?: ReactNode;
  /** The figure's title, given where the caption has only one line. */
  lineOf?: string;
}

function Caption({ id, summary, isHidden = false, instead, lineOf }: CaptionProps) {
  if (lineOf !== undefined && instead === undefined) {
    return <NoteLine as="figcaption" id={id} text={summary} title={lineOf} />;
  }
  return (
    <>
      {instead !== undefined &&
        (typeof instead === 'string' && lineOf !== undefined ? (
          <NoteLine text={instead} title={lineOf} />
        ) : (
          <div className={styles.summary}>
            {typeof instead === 'string' ? <Words text={instead} /> : instead}
          </div>
        ))}
      <figcaption id={id} className={isHidden || instead !== undefined ? 'visually-hidden' : styles.summary}>
        <Words text={summary} />
      </figcaption>
    </>
  );
}

function Progress({ busy, title }: { busy: Busy; title: string }) {
  if (busy === false) return null;
  const share = typeof busy === 'number' ? Math.min(1, Math.max(0, busy)) : undefined;
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={`Computing: ${title}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      data-unknown={share === undefined || undefined}
    >
      <div style={share === undefined ? undefined : { width: `${share * 100}%` }} />
    </div>
  );
}
