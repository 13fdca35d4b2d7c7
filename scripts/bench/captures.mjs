// `npm run bench -- --captures`: how long `oos trace` takes for large captures, beside the time in which the machine reads and
// copies the same bytes (`cat`), and how much memory it takes. The captures are made for this, and deleted.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../program.mjs';
import { fail, say } from '../say.mjs';
import { option } from '../serve.mjs';

const FILES = [
  { name: 'whole.pcap', packets: 700_000 },
  { name: 'headers.pcap', packets: 8_000_000 },
];

/**
 * Seconds and the most memory (MB) that a command takes.
 * @param {string} command @param {string[]} args
 * @returns {Promise<{ seconds: number, memory: number }>}
 */
function run(command, args) {
  return new Promise((resolve) => {
    const since = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    let memory = 0;
    // Linux alone tells; elsewhere it stays 0
    const watch = setInterval(() => {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        memory = Math.max(memory, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      } catch {
        // it has just ended
      }
    }, 10);
    child.on('error', (error) => fail(`${command} does not start: ${error.message}`));
    child.on('exit', (status) => {
      clearInterval(watch);
      if (status !== 0) fail(`${command} ${args.join(' ')} ended with ${status}.`);
      resolve({ seconds: (performance.now() - since) / 1000, memory });
    });
  });
}

/**
 * @param {string} oos @param {number} rounds @param {(values: number[]) => number} median
 */
export async function benchCaptures(oos, rounds, median) {
  const programs = [oos, ...(option('beside') ? [/** @type {string} */ (option('beside'))] : [])];
  const folder = mkdtempSync(join(tmpdir(), 'bench-captures-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  say('Composing the captures');
  const composed = spawnSync(build('compose', 'release'), [folder], { stdio: 'inherit' });
  if (composed.status !== 0) fail('the captures could not be composed.');
  for (const { name, packets } of FILES) {
    const path = join(folder, name);
    const size = statSync(path).size / 1e6;
    const rows = new Map([['cat', { command: 'cat', args: [path] }]]);
    for (const program of programs)
      rows.set(`${program} trace`, { command: program, args: ['trace', path, '--json'] });
    /** @type {Map<string, { seconds: number, memory: number }[]>} */
    const found = new Map([...rows.keys()].map((title) => [title, []]));
    for (let round = 0; round < rounds; round++) {
      // side by side: machines are shared, and clocks change
      for (const [title, { command, args }] of rows) found.get(title)?.push(await run(command, args));
    }
    say(`\n${name}: ${packets.toLocaleString('en')} packets, ${Math.round(size)} MB, median of ${rounds}`);
    for (const [title, all] of found) {
      const seconds = median(all.map((each) => each.seconds));
      const memory = Math.max(...all.map((each) => each.memory));
      const each = title === 'cat' ? '' : `, ${((memory * 1048576) / packets).toFixed(0)} B a packet`;
      say(
        `  ${title}: ${seconds.toFixed(2)} s, ${Math.round(size / seconds)} MB/s, ${memory.toFixed(0)} MB${each}`,
      );
    }
  }
}
