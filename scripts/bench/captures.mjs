// `npm run bench -- --captures`: time and memory of `oos trace` for large captures, compared with reading and copying the same
// bytes (`cat`), and for a capture of headers in gzip with `gzip -dc`; and the same for the page's module in Node, up to the list
// of flows (Node itself takes 0.05 s and 45 MB). `--part 0.1` makes captures of a tenth. The captures are made for this, and
// deleted. Time by the clock says little on a machine that does other things too: processor time is printed beside it (on
// Linux only).

import { spawn, spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { numberOf } from '../options.mjs';
import { buildProgram } from '../program.mjs';
import { fail, say } from '../say.mjs';
import { buildSimulation } from '../setup.mjs';

const FILES = [
  { name: 'whole.pcap', packets: 700_000 },
  { name: 'headers.pcap', packets: 8_000_000 },
];

const READER = fileURLToPath(new URL('./reader.mjs', import.meta.url));

/** Clock ticks per second, in which Linux counts processor time. */
const TICKS = 100;

/** @typedef {{ seconds: number, processor: number, memory: number }} Taken */

/**
 * Runs a command: its time by the clock and of the processor (s), and its peak memory (MB).
 * @param {string} command @param {string[]} args
 * @returns {Promise<Taken>}
 */
function run(command, args) {
  return new Promise((resolve) => {
    const since = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    let [memory, processor] = [0, 0];
    // only Linux has these files; elsewhere both values stay 0
    const look = () => {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        memory = Math.max(memory, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
        const [user = 0, system = 0] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')
          .slice(11, 13)
          .map(Number);
        processor = Math.max(processor, (user + system) / TICKS);
      } catch {
        // the process has just ended
      }
    };
    const watch = setInterval(look, 10);
    child.on('error', (error) => fail(`${command} does not start: ${error.message}`));
    child.on('exit', (status) => {
      clearInterval(watch);
      if (status !== 0) fail(`${command} ${args.join(' ')} ended with ${status}.`);
      resolve({ seconds: (performance.now() - since) / 1000, processor, memory });
    });
  });
}

/**
 * The commands to compare on a file, by title.
 * @param {string[]} programs @param {string} path @param {{ command: string, args: string[] }} beside
 */
function rowsOf(programs, path, beside) {
  const rows = new Map([[beside.command, { command: beside.command, args: [...beside.args, path] }]]);
  for (const program of programs)
    rows.set(`${program} trace`, { command: program, args: ['trace', path, '--json'] });
  const module = path.endsWith('.gz') ? 'archives' : 'captures';
  rows.set(`${module}_bg.wasm in Node`, { command: process.execPath, args: [READER, module, path] });
  return rows;
}

/**
 * @param {string} oos @param {{ beside?: string, part?: string }} given @param {number} rounds @param {(values: number[]) => number} median
 */
export async function benchCaptures(oos, given, rounds, median) {
  const programs = [oos, ...(given.beside ? [given.beside] : [])];
  const folder = mkdtempSync(join(tmpdir(), 'bench-captures-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const part = numberOf('part', given.part, { usual: 1, from: 0.001, to: 1, isWhole: false });
  await buildSimulation();
  say('Composing the captures');
  const composed = spawnSync(buildProgram('compose', 'release'), [folder, `${part}`], { stdio: 'inherit' });
  if (composed.status !== 0) fail('the captures could not be composed.');
  /** @param {string} path @param {number} packets @param {{ command: string, args: string[] }} beside */
  const compare = async (path, packets, beside) => {
    const size = statSync(path).size / 1e6;
    const rows = rowsOf(programs, path, beside);
    /** @type {Map<string, Taken[]>} */
    const found = new Map([...rows.keys()].map((title) => [title, []]));
    for (let round = 0; round < rounds; round++) {
      // in turns, because machines are shared and clocks change
      for (const [title, { command, args }] of rows) found.get(title)?.push(await run(command, args));
    }
    const count = packets.toLocaleString('en');
    say(`\n${basename(path)}: ${count} packets, ${Math.round(size)} MB, median of ${rounds}`);
    for (const [title, all] of found) {
      const seconds = median(all.map((each) => each.seconds));
      const processor = median(all.map((each) => each.processor));
      const memory = Math.max(...all.map((each) => each.memory));
      const each =
        title === beside.command ? '' : `, ${((memory * 1048576) / packets).toFixed(0)} B a packet`;
      say(
        `  ${title}: ${seconds.toFixed(2)} s (processor ${processor.toFixed(2)} s), ${Math.round(size / seconds)} MB/s, ${memory.toFixed(0)} MB${each}`,
      );
    }
  };
  for (const { name, packets } of FILES) {
    await compare(join(folder, name), Math.floor(packets * part), { command: 'cat', args: [] });
  }
  const headers = FILES.at(-1);
  if (headers === undefined) return;
  const { name, packets } = headers;
  const packed = join(folder, `${name}.gz`);
  await pipeline(createReadStream(join(folder, name)), createGzip({ level: 6 }), createWriteStream(packed));
  await compare(packed, Math.floor(packets * part), { command: 'gzip', args: ['-dc'] });
}
