// The messages of set-up and of the test command: one line per step, and one sentence if something is missing.

const started = performance.now();

/** @param {number} since */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {string} text */
export function say(text) {
  console.log(text);
}

/**
 * Ends the command with one sentence that says what to do.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\nStopped after ${seconds(started)}: ${sentence}`);
  process.exit(1);
}

/**
 * Runs one step of the set-up, or says that it is already done.
 * @param {string} title
 * @param {boolean} done
 * @param {() => void | Promise<void>} work
 */
export async function step(title, done, work) {
  if (done) {
    say(`  ✓ ${title}`);
    return;
  }
  say(`  … ${title}`);
  const since = performance.now();
  // a compiler is silent for minutes on a slow machine
  const sign = setInterval(() => say(`  … ${title}: ${seconds(since)} so far`), 60_000);
  await work();
  clearInterval(sign);
  say(`  ✓ ${title} (${seconds(since)})`);
}
