// Answers that are known before a worker computes: those to a laboratory's first calls are computed when the page is
// built (scripts/opening), and written without loss of a bit.

import type { Call } from './calls.ts';
import { isPlain } from './transfer.ts';

/** The answer to a call, if it is known. */
export type AnswerTo = (call: Call) => unknown;

/** A function, its arguments and its result, as written in a file. */
export type WrittenAnswer = readonly [fn: string, args: unknown, result: unknown];

/** A file of answers, with the names of the modules that computed them. */
export interface AnswerFile {
  readonly modules: readonly string[];
  readonly answers: readonly WrittenAnswer[];
}

const ARRAYS = {
  Float32Array,
  Float64Array,
  Int32Array,
  Uint8Array,
  Uint16Array,
  Uint32Array,
};
/** Values that JSON cannot write. */
const WORDS = new Map<string, unknown>([
  ['-0', -0],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['undefined', undefined],
]);

/** The key of an object that stands for such a value or an array. */
const STANDS_FOR = '$';

/** A value in a form that JSON can write. @throws for values of other types. */
export function toJsonValue(value: unknown): unknown {
  for (const [word, meant] of WORDS) if (Object.is(value, meant)) return { [STANDS_FOR]: word };
  if (Array.isArray(value)) return value.map(toJsonValue);
  if (ArrayBuffer.isView(value) && value.constructor.name in ARRAYS)
    return { [STANDS_FOR]: value.constructor.name, of: Array.from(value as Float64Array, toJsonValue) };
  if (isPlain(value) && !(STANDS_FOR in value)) return mapped(value, toJsonValue);
  if (value !== null && ['object', 'bigint'].includes(typeof value))
    throw new Error(`an answer with this cannot be written: ${String(value)}`);
  return value;
}

export function fromJsonValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromJsonValue);
  if (!isPlain(value)) return value;
  if (!(STANDS_FOR in value)) return mapped(value, fromJsonValue);
  const name = value[STANDS_FOR] as string;
  if (WORDS.has(name)) return WORDS.get(name);
  return ARRAYS[name as keyof typeof ARRAYS].from((value.of as unknown[]).map(fromJsonValue) as number[]);
}

const mapped = (value: object, each: (part: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, each(part)]));

const keyOf = (args: unknown) => JSON.stringify(args);

/** Looks up the answers of a file. Each lookup makes a new object, because the receiver may change it. */
export function answersIn({ answers }: AnswerFile): AnswerTo {
  const known = new Map<string, Map<string, unknown>>();
  for (const [fn, args, result] of answers) {
    const ofFunction = known.get(fn) ?? new Map<string, unknown>();
    known.set(fn, ofFunction.set(keyOf(args), result));
  }
  return ({ fn, args }) => {
    const ofFunction = known.get(fn);
    return ofFunction && fromJsonValue(ofFunction.get(keyOf(toJsonValue(args))));
  };
}
