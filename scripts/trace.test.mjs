// WebAssembly computes the same numbers from the sample traces as the native build (docs/decisions/counter-based-draws.md); both
// are compared with fixtures/trace_samples.json (sim-wasm/cli/tests/trace.rs).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as archives from '../sim-wasm/pkg/archives.js';
import * as captures from '../sim-wasm/pkg/captures.js';
import * as metrics from '../sim-wasm/pkg/metrics.js';
import * as texts from '../sim-wasm/pkg/texts.js';
import { root, rustFolder } from './run.mjs';

/** @param {string} name */
const compiled = (name) => new WebAssembly.Module(readFileSync(join(rustFolder, `pkg/${name}_bg.wasm`)));

metrics.initSync({ module: compiled('metrics') });
captures.initSync({ module: compiled('captures') });
archives.initSync({ module: compiled('archives') });
texts.initSync({ module: compiled('texts') });

/**
 * @typedef {{ mean_ms: number, max_ms: number, held: number } | null} Delay
 * @typedef {{ share: number, packets: number, bytes: number | null, time_ms: number | null,
 *   delay_by_packets: Delay, delay_by_bytes: Delay, delay_by_time: Delay }} Advice
 * @typedef {{ file: string, format: string, packets: number, by: texts.TraceSequence,
 *   measures: Record<string, number>, advice: Advice[], reordered: number[] }} Sample
 */

/** @type {Sample[]} */
const samples = JSON.parse(readFileSync(join(root, 'fixtures/trace_samples.json'), 'utf8'));

/** @param {texts.AddedDelay | undefined} delay @returns {Delay} */
const native = (delay) => (delay ? { mean_ms: delay.mean, max_ms: delay.max, held: delay.held } : null);

/** @param {string} file @param {number} size */
function read(file, size) {
  const bytes = readFileSync(join(root, 'public/samples', file));
  const reader = new texts.TraceReader();
  for (let at = 0; at < bytes.length; at += size) reader.feed(bytes.subarray(at, at + size));
  return reader;
}

const packedCaptures = readdirSync(join(root, 'fixtures/captures')).filter((name) =>
  name.endsWith('.pcap.gz'),
);

/** @param {captures.TraceReader} reader @param {Uint8Array} bytes */
function toldOf(reader, bytes) {
  reader.feed(bytes);
  expect(reader.asks_for_texts()).toBe(false);
  const report = reader.finish('auto');
  expect(report.packets).toBeGreaterThan(0);
  return { report, survey: reader.survey('auto'), flow: reader.flow(0, 'auto', 200) };
}

test.each(packedCaptures)(
  'the modules of captures and archives say of %s what the one of any file says',
  (name) => {
    const bytes = readFileSync(join(root, 'fixtures/captures', name));
    const whole = gunzipSync(bytes);
    expect(toldOf(new captures.TraceReader(), whole)).toEqual(toldOf(new texts.TraceReader(), whole));
    const [one, other] = [new archives.TraceReader(), new texts.TraceReader()];
    expect(toldOf(one, bytes)).toEqual(toldOf(other, bytes));
    for (const form of ['markdown', 'html', 'csv']) {
      const [written, expected] = [one, other].map((reader) =>
        reader.documents(form, name, 'auto', 200, undefined, false),
      );
      expect(written?.files.length).toBeGreaterThan(0);
      expect(written).toEqual(expected);
    }
  },
);

test.each(packedCaptures)('two workers say of %s what one says', (name) => {
  const whole = gunzipSync(readFileSync(join(root, 'fixtures/captures', name)));
  const [frames, sorter] = [new captures.FrameReader(100), new captures.PacketSorter()];
  let flows = 0;
  /** @param {captures.TraceBatch} batch */
  const sort = ({ packets, rest }) => {
    flows = sorter.sort(packets, rest);
  };
  for (let at = 0; at < whole.length; at += 1000) {
    frames.feed(whole.subarray(at, at + 1000));
    for (let batch = frames.packets(); batch !== undefined; batch = frames.packets()) sort(batch);
  }
  sort(frames.rest());
  const reader = sorter.reader(frames.ending());
  expect(flows).toBeGreaterThan(0);
  expect(reader.progress().packets).toBe(reader.finish('auto').packets);
  const told = {
    report: reader.finish('auto'),
    survey: reader.survey('auto'),
    flow: reader.flow(0, 'auto', 200),
  };
  expect(told).toEqual(toldOf(new captures.TraceReader(), whole));
});

test('the module of captures asks for the one of texts where something else comes, and that of archives where a text does', () => {
  const text = readFileSync(join(root, 'public/samples/ping.txt'));
  const capture = readFileSync(join(root, 'fixtures/captures/loss.pcap.gz'));
  for (const bytes of [text, gzipSync(text), Buffer.from('{"a": 1}'), capture]) {
    const reader = new captures.TraceReader();
    reader.feed(bytes);
    expect(reader.asks_for_texts()).toBe(true);
    const other = new archives.TraceReader();
    other.feed(bytes);
    expect(other.asks_for_texts()).toBe(bytes !== capture);
  }
  const [reader, other] = [new captures.TraceReader(), new archives.TraceReader()];
  expect(['documents' in reader, 'documents' in other, 'pair' in other]).toEqual([false, true, false]);
});

test.each(samples)('$file', (sample) => {
  const reader = read(sample.file, 1000);
  const report = reader.finish('auto');
  expect(report.error).toBeUndefined();
  expect([report.format, report.packets, report.flows.length]).toEqual([sample.format, sample.packets, 1]);
  expect(reader.progress()).toEqual({ bytes: report.bytes, packets: report.packets, flows: 1 });
  const flow = reader.flow(0, 'auto', 200);
  if (flow.error !== undefined) throw new Error(flow.error);
  expect(flow.by).toBe(sample.by);
  const names = metrics.metrics_measures().map(({ id }) => id);
  expect(Object.fromEntries(names.map((id, k) => [id, flow.measures.values[k]]))).toEqual(sample.measures);
  expect([...flow.series.reordered]).toEqual(sample.reordered);
  const advice = flow.advice.map((line) => ({
    share: line.share,
    packets: line.packets,
    delay_by_packets: native(line.delayByPackets),
    bytes: line.bytes ?? null,
    delay_by_bytes: native(line.delayByBytes),
    time_ms: line.time ?? null,
    delay_by_time: native(line.delayByTime),
  }));
  expect(advice).toEqual(sample.advice);
});

test('what is not there is said', () => {
  const reader = read('rtp-reordered.pcapng', 1 << 20);
  expect(reader.flow(0, 'auto', 200).error).toContain('no flow 0');
  expect(reader.finish('tcp').flows[0]?.by).toBeUndefined();
  expect(reader.finish('ipid').flows[0]?.by).toBe('ipid');
  expect(reader.flow(0, 'tcp', 200).error).toContain('can be read by rtp');
  expect(new texts.TraceReader().finish('auto').error).toBe('the file is empty');
  expect(() => reader.finish('tpc')).toThrow('“tpc” names no sequence of packets');
  expect(() => reader.flow(0, 'auto', 200, 'reverse')).toThrow('“reverse” names no order of arrival');
});

/** @param {string} name @param {boolean} marks */
function packed(name, marks) {
  const bytes = readFileSync(join(root, 'fixtures/captures', name));
  const reader = new texts.TraceReader(marks);
  for (let at = 0; at < bytes.length; at += 1000) reader.feed(bytes.subarray(at, at + 1000));
  return reader;
}

test('two packed captures give what the native build gives (sim-wasm/model/tests/trace_pair.rs)', () => {
  const [sender, receiver] = ['loss.sender.pcap.gz', 'loss.pcap.gz'].map((name) => packed(name, true));
  if (sender === undefined || receiver === undefined) throw new Error('no reader');
  expect(() => sender.pair(receiver)).toThrow('read to their ends');
  expect(sender.finish('auto').packing).toBe('gzip');
  receiver.finish('auto');
  const both = sender.pair(receiver);
  const report = both.finish('auto');
  expect([report.format, report.flows[0]?.by]).toEqual(['pair', 'pair']);
  expect(report.pair?.flows[0]).toMatchObject({ firstSends: true, sent: 1024, lost: 19, needless: 0 });
  expect(report.pair?.roundTrip).toBeGreaterThan(0);
  expect(both.flow(0, 'auto', 200).error).toBeUndefined();
});

test('iperf3’s datagrams are read by their numbers', () => {
  const report = packed('iperf3.pcap.gz', false).finish('auto');
  expect(report.flows[0]).toMatchObject({ detail: 'iperf3', by: 'iperf' });
});
