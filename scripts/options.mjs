// Reads the options of the repository's commands: `--name value` or `--name=value`, and flags without a value.

import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { fail } from './say.mjs';

/**
 * Values of these options and flags; other arguments, and an option without a value, end the command with a message.
 * @template {string} Name @template {string} [Flag=never]
 * @param {readonly Name[]} names
 * @param {readonly Flag[]} [flags]
 * @returns {{ [name in Name]?: string } & { [flag in Flag]?: boolean }}
 */
export function optionsOf(names, flags = []) {
  const type = (/** @type {'string' | 'boolean'} */ type, /** @type {readonly string[]} */ of) =>
    of.map((name) => [name, { type }]);
  const options = Object.fromEntries([...type('string', names), ...type('boolean', flags)]);
  try {
    return /** @type {ReturnType<typeof optionsOf<Name, Flag>>} */ (
      parseArgs({ args: argv.slice(2), options }).values
    );
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The number in `text` within a range, or `usual` if no text is given.
 * @param {string} name of the option, for the message about a wrong number
 * @param {string | undefined} text
 * @param {{ usual: number, from: number, to?: number, isWhole?: boolean }} range
 */
export function numberOf(name, text, { usual, from, to = Number.POSITIVE_INFINITY, isWhole = true }) {
  if (text === undefined) return usual;
  const number = Number(text);
  // Number('') would be 0
  const isNumber = text.trim() !== '' && Number.isFinite(number) && (!isWhole || Number.isInteger(number));
  if (!isNumber || number < from || number > to)
    fail(
      `--${name} takes a ${isWhole ? 'whole ' : ''}number from ${from}${to < Number.POSITIVE_INFINITY ? ` to ${to}` : ''}, not "${text}".`,
    );
  return number;
}
