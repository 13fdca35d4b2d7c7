// The command line's own table of commands (`oos help --json`), as the man page and the completions of shells need it.

/**
 * @typedef {{ name: string, usage: string[], about: string[], options: { option: string, meaning: string }[], examples: string[] }} Command
 * @typedef {{ commands: Command[], scenario: string, labs: string[], version: string }} Table
 * @typedef {{ name: string, takes: boolean, values: string[], meaning: string }} Flag
 */

/**
 * The flags of a command, each once: `--by rtp|tcp` takes a value, one of two.
 * @param {Command} command @returns {Flag[]}
 */
export function flagsOf({ options }) {
  /** @type {Map<string, Flag>} */
  const flags = new Map();
  for (const { option, meaning } of options) {
    const [name = '', value] = option.split(' ');
    if (!name.startsWith('--') || flags.has(name)) continue;
    const words = value?.split('|') ?? [];
    // what is written small is meant as it stands; capitals stand for something
    const values = words.filter((word) => /^[a-z][a-z0-9-]*$/.test(word));
    flags.set(name, { name, takes: value !== undefined, values, meaning });
  }
  return [...flags.values(), { name: '--help', takes: false, values: [], meaning: 'what the command does' }];
}

/** Whether a command takes the name of a laboratory. @param {Command} command */
export function takesLab({ usage }) {
  return usage.some((line) => /(^|\[)LAB\b/.test(line));
}

/** Whether a command reads a file. @param {Command} command */
export function takesFile({ usage }) {
  return usage.some((line) => /\bFILE\b/.test(line));
}
