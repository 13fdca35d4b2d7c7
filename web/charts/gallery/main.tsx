import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../app/theme.css';
import '../../app/controls.css';
import { LookContext } from '../layout/look.ts';
import { BandsPiece, BarsPiece, RatePiece, ScorePiece } from './dccpPieces.tsx';
import styles from './Gallery.module.css';
import { LadderPiece } from './ladderPieces.tsx';
import {
  CrossingPiece,
  CurvePiece,
  DensityPiece,
  ErrorPiece,
  HeatPiece,
  HistogramPiece,
  LawsPiece,
  LogPiece,
  SurfacePiece,
  TracePiece,
} from './pieces.tsx';
import { FlowPiece, PlanePiece, QueuePiece, SendersPiece } from './redPieces.tsx';
import { RedrawPiece } from './redraw.tsx';
import { SequencePiece } from './sequencePieces.tsx';

// The developers' page: every chart with fixed data. `?piece=heat&theme=dark` shows one chart alone; without
// a piece, each is shown in frames: light, dark, and as narrow as a phone. `?look=fill` gives a piece the
// whole window, `?look=mini` the size of a small picture.
const PIECES: Record<string, ComponentType> = {
  curve: CurvePiece,
  log: LogPiece,
  heat: () => <HeatPiece which="fine" />,
  'heat-coarse': () => <HeatPiece which="coarse" />,
  'heat-negative': () => <HeatPiece which="negative" />,
  'heat-zero': () => <HeatPiece which="zero" />,
  surface: SurfacePiece,
  'surface-negative': () => <SurfacePiece low={-0.18} />,
  trace: TracePiece,
  'trace-lanes': () => <TracePiece lanes />,
  'trace-zoomed': () => <TracePiece short />,
  histogram: HistogramPiece,
  'histogram-log': () => <HistogramPiece log />,
  density: DensityPiece,
  'density-muted': () => <DensityPiece mute />,
  laws: LawsPiece,
  'order-few': () => <CrossingPiece which="few" />,
  'order-some': () => <CrossingPiece which="some" />,
  'order-many': () => <CrossingPiece which="many" />,
  ladder: () => <LadderPiece which="one-loss" cursor={125} />,
  'ladder-lit': () => <LadderPiece which="one-loss" lit={6} />,
  'ladder-overlay': () => <LadderPiece which="overlay" />,
  'ladder-streams': () => <LadderPiece which="streams" />,
  plane: PlanePiece,
  queue: QueuePiece,
  flow: FlowPiece,
  senders: SendersPiece,
  rates: RatePiece,
  bars: BarsPiece,
  scores: ScorePiece,
  bands: BandsPiece,
  sequence: () => <SequencePiece count={120} />,
  'sequence-dense': () => <SequencePiece count={20_000} />,
  error: ErrorPiece,
  redraw: RedrawPiece,
};

const HEIGHTS: Record<string, number> = {
  heat: 700,
  surface: 760,
  order: 560,
  ladder: 860,
  error: 320,
  redraw: 700,
};

function Frames({ name }: { name: string }) {
  const height = HEIGHTS[name.split('-')[0] ?? ''] ?? 620;
  const src = (theme: string) => `?piece=${name}&theme=${theme}`;
  return (
    <section className={styles.row} id={name}>
      <h2>{name}</h2>
      <iframe title={`${name}, light`} src={src('light')} width="680" height={height} loading="lazy" />
      <iframe title={`${name}, dark`} src={src('dark')} width="680" height={height} loading="lazy" />
      <iframe title={`${name}, narrow`} src={src('light')} width="360" height={height} loading="lazy" />
    </section>
  );
}

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
const { dataset } = document.documentElement;
if (theme) {
  dataset.theme = theme;
  dataset.themeChoice = theme;
}
const wanted = query.get('piece');
const Piece = wanted ? PIECES[wanted] : undefined;
const charts = Object.keys(PIECES).filter((name) => name !== 'redraw');
// e2e/gallery visits these pieces
dataset.pieces = charts.join(' ');
const names = wanted === 'all' ? charts : [];
document.title = `${wanted ?? 'Charts'} · gallery`;

const look = query.get('look');
const root = document.getElementById('gallery');
if (root && Piece && (look === 'fill' || look === 'mini')) {
  createRoot(root).render(
    <StrictMode>
      <LookContext value={look}>
        <main className={styles.boxed} data-look={look}>
          <Piece />
        </main>
      </LookContext>
    </StrictMode>,
  );
} else if (root) {
  createRoot(root).render(
    <StrictMode>
      <main className={styles.page}>
        <h1 className={styles.name}>Gallery data: {wanted ?? 'every chart'}</h1>
        {Piece && <Piece />}
        {names.map((name) => {
          const One = PIECES[name];
          return One && <One key={name} />;
        })}
        {!wanted && Object.keys(PIECES).map((name) => <Frames key={name} name={name} />)}
      </main>
    </StrictMode>,
  );
}
