// The packets of a flow over time, by their sequence numbers or their delays.

import { type ReactNode, useCallback, useMemo } from 'react';
import { TIMED as DELAYED } from '#pkg/metrics.delay.heads.ts';
import { COUNTED, TIMED } from '#pkg/metrics.plot.heads.ts';
import type { TracePackets, TraceRaster, TraceSequence } from '#pkg/texts.js';
import { LabFigure } from '../../../../bench/page/LabFigure.tsx';
import type { Range } from '../../../../charts/gestures/range.ts';
import { useLook } from '../../../../charts/layout/look.ts';
import type { AxisSpec } from '../../../../charts/scales/axis.ts';
import { columnsFrom, type DataColumn } from '../../../../charts/table/columns.ts';
import type { PictureRequest, SequencePicture } from '../../../../charts/timesequence/picture.ts';
import { TimeSequence } from '../../../../charts/timesequence/TimeSequence.tsx';
import { formatCount } from '../../../../notation/formatCount.ts';
import { useScenario } from '../../../../scenario/react.tsx';
import { Commanded } from '../Commanded.tsx';
import { packetsCommand } from '../captureExports.ts';
import { delayParts, RTP } from '../leadWords.ts';
import { useMeasured } from '../measuredFlow.ts';
import { showReport } from '../reportId.ts';
import { sequenceName, spanWords } from '../sentences.ts';
import { useTrace } from '../useTrace.ts';
import { FilterButton } from './FilterButton.tsx';
import {
  clockText,
  countsIn,
  isUnseen,
  kindOf,
  latenessWords,
  overtakersWords,
  type Packet,
  packetAt,
  verdictReason,
} from './packets.ts';
import { type Desk, useDesk } from './useDesk.ts';
import { type Drawing, usePicture } from './usePicture.ts';
import { useTimeUnit } from './useTimeUnit.ts';

export function PlotFigure() {
  const desk = useDesk();
  const info = desk?.info ?? null;
  if (desk === null || info === null) return <span hidden data-loading="" />;
  return <Sequence desk={desk} info={info} />;
}

function Sequence({ desk, info }: OpenDesk) {
  const drawing = usePicture(desk.of, 'number');
  return (
    <OfPackets>
      <LabFigure {...frameOf(desk, info, drawing)} rest="" action={<FilterButton />}>
        <Plot {...{ desk, info, drawing }} axis="number" />
      </LabFigure>
    </OfPackets>
  );
}

/** A figure of packets with its own command, which prints them; for a pair of captures no command does. */
export function OfPackets({ children }: { children: ReactNode }) {
  const desk = useDesk();
  const state = useTrace();
  const { from, to } = useScenario('metrics');
  if (desk === null || state.kind !== 'read' || state.file.names.length > 1) return children;
  return <Commanded command={packetsCommand(state.file, desk.of, { from, to })}>{children}</Commanded>;
}

/** The delay of each packet, where packets carry send times. */
export function DelayFigure() {
  const desk = useDesk();
  const info = desk?.info ?? null;
  return desk === null || info === null ? <span hidden data-loading="" /> : <Delay desk={desk} info={info} />;
}

function Delay({ desk, info }: OpenDesk) {
  const drawing = usePicture(desk.of, 'delay');
  const by = info.sentBy ?? '';
  const tick = info.tick === undefined ? '' : `, in steps of ${spanWords(info.tick)}`;
  const frame = {
    ...frameOf(desk, info, drawing),
    title: 'Delay',
    data: () => (drawing[0] === null ? [] : delaysOf(drawing[0].raster, info)),
    lead: 'How much longer than the fastest each packet was on its way. The clocks’ difference and its even drift are taken off.',
    fileName: 'delay',
  };
  return (
    <OfPackets>
      <LabFigure
        {...frame}
        finding={delayParts(info)}
        caption={`Send times from ${by}${tick}.${by === RTP ? ` ${LATE_SENDER}` : ''}`}
      >
        <Plot {...{ desk, info, drawing }} axis="delay" />
      </LabFigure>
    </OfPackets>
  );
}

/** Title, summary and tables of the plot, for every figure that has one. */
export function frameOf({ range }: Desk, info: TracePackets, [picture]: Drawing) {
  const summary = countsIn(info);
  const stretch = info.isTimed ? ` Shown: ${spanWords(range[1] - range[0])}.` : '';
  return {
    title: 'Time and sequence',
    lead: 'Each packet of the flow by the time at which it arrived and its sequence number, drawn as what it is judged to be.',
    summary: `${summary}${stretch}`,
    data: () => (picture === null ? [] : columnsOf(picture.raster, info)),
    fileName: 'time-sequence',
    // deferred, until the menu has closed and given back the focus
    ownChoices: [{ label: 'Report of the capture', done: '', run: () => void setTimeout(showReport) }],
  };
}

/** The packets that are drawn one by one; where packets are dense, only those that are not in order. */
function columnsOf(raster: TraceRaster, info: TracePackets): DataColumn[] {
  const values = valuesOf(raster, info);
  const { times } = raster.points;
  return info.isTimed
    ? columnsFrom(TIMED, { ...values, time: times })
    : columnsFrom(COUNTED, { ...values, arrival: times });
}

/** The same packets with their delays; a packet that was never seen has none. */
function delaysOf(raster: TraceRaster, info: TracePackets): DataColumn[] {
  const { points, heights } = raster;
  return columnsFrom(DELAYED, { ...valuesOf(raster, info), time: points.times, delay: heights });
}

function valuesOf({ points }: TraceRaster, { kinds, whys }: TracePackets) {
  const words = (codes: Uint8Array, names: readonly string[]) =>
    Array.from(codes, (code) => names[code] ?? '');
  return {
    frame: known(points.frames),
    number: points.numbers,
    size: points.sizes,
    verdict: words(points.kinds, kinds),
    why: words(points.whys, whys),
    opener: known(points.openers),
    overtaken: points.overtaken,
  };
}

/** Frame numbers; null for a packet that was never seen. */
function known(frames: Uint32Array): (number | null)[] {
  return Array.from(frames, (frame) => (frame === 0 ? null : frame));
}

interface OpenDesk {
  readonly desk: Desk;
  readonly info: TracePackets;
}

interface PlotProps extends OpenDesk {
  readonly drawing: Drawing;
  readonly axis: 'number' | 'delay';
}

/** The plot alone, for figures that have other parts too. */
export function Plot({ desk, info, drawing: [picture, want], axis }: PlotProps) {
  const { whole: all, range, setRange, chosen, choose, step } = desk;
  const isMini = useLook() === 'mini';
  const by = useMeasured()?.found.by;
  const { unit, per } = useTimeUnit();
  const { time, number } = useMemo(() => axesOf(info, unit, axis, by), [info, unit, axis, by]);
  const entries = useMemo(() => entriesOf(info, axis), [info, axis]);
  const raster = picture?.raster;
  const seen = useMemo(() => picture && inUnit(picture, per), [picture, per]);
  const ask = useCallback(
    (wanted: PictureRequest) => want({ ...wanted, from: wanted.from * per, to: wanted.to * per }),
    [want, per],
  );
  const tell = useCallback((point: number) => said(info, raster, point, unit), [info, raster, unit]);
  const drawn =
    picture === null || chosen === null
      ? null
      : drawnChosen(chosen, info.countsBytes && axis === 'number', raster, per);
  return (
    <TimeSequence
      time={time}
      number={number}
      whole={over(all, per)}
      range={over(isMini ? all : range, per)}
      onRange={(wanted, phase) => setRange(over(wanted, 1 / per), phase)}
      picture={seen}
      onRequest={ask}
      entries={entries}
      chosen={drawn}
      onChoose={(point) => {
        const row = raster?.points.rows[point];
        if (row !== undefined) choose(row);
      }}
      onStep={step}
      tell={tell}
    />
  );
}

/** A range in ms, in a unit of `per` ms. */
function over([from, to]: Range, per: number): Range {
  return [from / per, to / per];
}

/** The picture with its times in another unit. */
function inUnit(picture: SequencePicture, per: number): SequencePicture {
  if (per === 1) return picture;
  const { view, points } = picture;
  return {
    ...picture,
    view: { ...view, from: view.from / per, to: view.to / per },
    points: { ...points, times: points.times.map((time) => time / per) },
  };
}

function axesOf(
  info: TracePackets,
  unit: 's' | 'ms',
  axis: PlotProps['axis'],
  by: TraceSequence | undefined,
): Record<'time' | 'number', AxisSpec> {
  return {
    time: info.isTimed ? { label: 'Time', unit } : { label: 'Arrivals', integer: true },
    number: axis === 'delay' ? DELAY : info.countsBytes ? BYTES : numbersOf(info, by),
  };
}

/** RTP timestamps tell the sampling time, which several packets of one video frame share. */
const LATE_SENDER = 'They say when the sender sampled, so a sender that is late counts as delay.';

const DELAY: AxisSpec = { label: 'Delay above the least', unit: 'ms' };
const BYTES: AxisSpec = { label: 'Sequence', unit: 'bytes', format: '~s', integer: true };

/** The axis of sequence numbers. They continue where the counter wraps; the list has the numbers that packets carry. */
function numbersOf({ countsOn }: TracePackets, by: TraceSequence | undefined): AxisSpec {
  const name = by === 'ipid' ? sequenceName(by) : 'Sequence number';
  if (countsOn === undefined) return { label: name, integer: true };
  return {
    label: `${name} (unwrapped)`,
    integer: true,
    meaning: `Counted on past ${formatCount(countsOn)}, where the counter begins anew at 0.`,
  };
}

/** Kinds of packets in the order in which engineers look for them: reordered, then lost, and those in order last. */
function entriesOf({ counts, kinds, drawn }: TracePackets, axis: PlotProps['axis']) {
  return (
    kinds
      .map((name, kind) => ({
        kind,
        name: kindOf(name, counts[kind] ?? 0),
        count: formatCount(counts[kind] ?? 0),
      }))
      .filter(({ kind }) => (counts[kind] ?? 0) > 0 && (drawn & (1 << kind)) !== 0)
      // packets that were never seen have no delay
      .filter(({ kind }) => axis === 'number' || !isUnseen(kinds[kind] ?? ''))
      .sort((a, b) => Number(a.kind === 0) - Number(b.kind === 0) || a.kind - b.kind)
  );
}

function said(info: TracePackets, raster: TraceRaster | undefined, point: number, unit: 's' | 'ms') {
  const packet = raster && packetAt(raster.points, point);
  if (packet === undefined) return { rows: [], place: '' };
  const opened = raster && openedAt(raster, packet);
  const frame = packet.frame === 0 ? 'no frame' : `frame ${formatCount(packet.frame)}`;
  const place = [overtakersWords(packet), verdictReason(info, packet)].filter((part) => part !== '');
  return {
    rows: [{ value: latenessWords(info, packet, opened), note: frame }],
    place:
      place.length > 0
        ? place.join('; ')
        : info.isTimed
          ? `${clockText(packet.time, unit)} ${unit}`
          : `arrival ${formatCount(packet.time + 1)}`,
  };
}

/** Time at which the hole opened that a packet fills, if the packet that opened it is drawn one by one too. */
function openedAt({ points }: TraceRaster, { opener }: Packet): number | undefined {
  const at = opener === 0 ? -1 : points.frames.indexOf(opener);
  return at < 0 ? undefined : points.times[at];
}

function drawnChosen(chosen: Packet, isPlain: boolean, raster: TraceRaster | undefined, per: number) {
  const at = raster?.points.rows.indexOf(chosen.row) ?? -1;
  const height = raster?.heights[at];
  const opened = raster && openedAt(raster, chosen);
  // delays and unwrapped numbers are known only for packets that are drawn one by one
  if (height === undefined && !isPlain) return null;
  return {
    time: chosen.time / per,
    number: height ?? chosen.number,
    opened: opened && opened / per,
  };
}
