// Reads the fields of one block of a lesson by type: a scenario, a number, a measure, a condition.

import { type Expression, expressionIn } from './expression.ts';
import { type Fields, shortQuote } from './fields.ts';
import type { Problem } from './lesson.ts';
import { type Predicate, predicateIn } from './predicate.ts';

/** Reads the fields of one block, and reports problems with them. */
export class BlockReader {
  readonly #fields: Fields;
  readonly #problems: Problem[];
  readonly #block: string;

  constructor(block: string, fields: Fields, problems: Problem[]) {
    this.#block = block;
    this.#fields = fields;
    this.#problems = problems;
  }

  say(line: number, words: string): null {
    this.#problems.push({ line, words });
    return null;
  }

  optional(key: string): string {
    return this.#fields.values.get(key) ?? '';
  }

  needed(key: string): string | null {
    const value = this.optional(key);
    return value !== ''
      ? value
      : this.say(this.#fields.line, `The block “${this.#block}” lacks “${key}: …”.`);
  }

  link(key: string, isNeeded = true): string | null {
    const value = isNeeded ? this.needed(key) : this.optional(key);
    if (value === null || value === '') return null;
    return isScenario(value)
      ? value
      : this.say(this.#fields.lineOf(key), `“${shortQuote(value)}” is no scenario: it begins with “#/”.`);
  }

  number(key: string, otherwise: number | null = null): number | null {
    const value = otherwise === null ? this.needed(key) : this.optional(key);
    if (value === null) return null;
    if (value === '') return otherwise;
    const number = Number(value);
    return Number.isFinite(number)
      ? number
      : this.say(this.#fields.lineOf(key), `“${shortQuote(value)}” is no number (“${key}”).`);
  }

  measure(): Expression | null {
    const value = this.needed('measure');
    if (value === null) return null;
    const found = expressionIn(value);
    return (
      found ?? this.say(this.#fields.lineOf('measure'), `“${shortQuote(value)}” is no measure (“measure”).`)
    );
  }

  predicate(text: string, line: number): Predicate | null {
    try {
      return predicateIn(text);
    } catch (error) {
      return this.say(line, `${error instanceof Error ? error.message : text}.`);
    }
  }

  get items() {
    return this.#fields.items;
  }

  get line(): number {
    return this.#fields.line;
  }

  lineOf(key: string): number {
    return this.#fields.lineOf(key);
  }
}

export function isScenario(text: string): boolean {
  return /^#\/[a-z]+(\?[^\s|]*)?$/.test(text);
}
