// What a command of the repository is asked for behind its name: `--name value` or `--name=value`, and flags without a value.

import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { fail } from './say.mjs';

/**
 * Values of these options, and which of these flags are set; what else stands there, or an option without its value, is refused.
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
 * A number of that range, or the usual one where none is given.
 * @param {string} name of the option, for what is said of a wrong one
 * @param {string | undefined} text
 * @param {{ usual: number, from: number, to?: number, isWhole?: boolean }} range
 */
export function numberOf(name, text, { usual, from, to = Number.POSITIVE_INFINITY, isWhole = true }) {
  if (text === undefined) return usual;
  const number = Number(text);
  // nothing at all would be 0
  const isNumber = text.trim() !== '' && Number.isFinite(number) && (!isWhole || Number.isInteger(number));
  if (!isNumber || number < from || number > to)
    fail(
      `--${name} takes a ${isWhole ? 'whole ' : ''}number from ${from}${to < Number.POSITIVE_INFINITY ? ` to ${to}` : ''}, not "${text}".`,
    );
  return number;
}
