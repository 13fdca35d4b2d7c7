// Reads the text of a lesson: front matter, then Markdown with blocks. It never throws: what cannot be read is reported with its
// line and word, and the rest of the lesson is used.

import { Lexer, type Token } from 'marked';
import { BlockReader, isScenario } from './blockReader.ts';
import { expectedIn, explainIn, questionIn, teacherIn, tryIn } from './blocks.ts';
import { fieldsIn, shortQuote } from './fields.ts';
import { sayUnknownKeys } from './keys.ts';
import type {
  Chapter,
  Expectation,
  Explain,
  Lesson,
  Passage,
  Problem,
  Question,
  Runs,
  Teacher,
  Try,
} from './lesson.ts';

export const AT_MOST = { characters: 65_536, questions: 6, blocks: 30, problems: 20 } as const;

/** The id of a paper's claim, as on the page Papers. */
const CLAIM = /^[a-z]+-\d{1,3}$/;
export const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

export function lessonIn(id: string, given: string): Lesson {
  const steps = lessonInSteps(id, given);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** `lessonIn` as a generator that yields after each small part of the text, so that the page can respond in between. */
export function* lessonInSteps(id: string, given: string): Generator<void, Lesson> {
  const problems: Problem[] = [];
  const whole = given.slice(0, AT_MOST.characters).replaceAll('\r\n', '\n');
  if (given.length > AT_MOST.characters)
    problems.push({
      line: 1,
      words: `What follows the first ${AT_MOST.characters} characters was left out.`,
    });
  const front = FRONT.exec(whole);
  if (front === null)
    problems.push({ line: 1, words: 'The lesson begins with its title between two lines “---”.' });
  const head = fieldsIn(front?.[1] ?? '', 2, problems).values;
  const body = new Body(problems);
  const start = front?.[0].length ?? 0;
  yield* body.read(whole.slice(start), lineOf(whole, start));
  const title = head.get('title') ?? '';
  if (title === '') problems.push({ line: 1, words: 'The lesson has no “title: …”.' });
  return {
    id,
    title: title === '' ? id : title,
    minutes: wholeNumber(head.get('minutes')),
    session: wholeNumber(head.get('session')),
    place: wholeNumber(head.get('place')),
    story: head.get('story') ?? '',
    goal: head.get('goal') ?? '',
    before: head.get('before') ?? '',
    claims: (head.get('claims') ?? '').split(/[\s,]+/).filter((each) => CLAIM.test(each)),
    ...body.parts(),
    problems: problems.slice(0, AT_MOST.problems),
  };
}

function wholeNumber(text = ''): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0;
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** Collects the chapters and other parts of a lesson from its text, from top to bottom. */
class Body {
  readonly #problems: Problem[];
  readonly #chapters: { before: Passage[]; question: Question; shown: string | null; after: Passage[] }[] =
    [];
  /** The passages before the first question. */
  #passages: Passage[] = [];
  #isRevealed = true;
  #runs: Runs | null = null;
  #explain: Explain | null = null;
  #free: Try | null = null;
  #teacher: Teacher | null = null;
  #expect: Expectation[] = [];
  #blocks = 0;

  constructor(problems: Problem[]) {
    this.#problems = problems;
  }

  *read(text: string, first: number): Generator<void> {
    let line = first;
    for (const token of yield* tokensIn(text, this.#problems)) {
      if (token.type === 'code' && 'lang' in token && typeof token.lang === 'string' && token.lang !== '') {
        this.#block(token.lang.trim().split(/\s+/), token.text, line);
      } else if (token.type !== 'space') {
        this.#prose(token, line);
      }
      line += token.raw.split('\n').length - 1;
      yield;
    }
  }

  parts() {
    const chapters: Chapter[] = this.#chapters;
    if (chapters.length === 0)
      this.#say(1, 'The lesson asks nothing: it has no block “predict …” that can be read.');
    return {
      chapters,
      explain: this.#explain,
      free: this.#free,
      teacher: this.#teacher,
      expect: this.#expect,
    };
  }

  #say(line: number, words: string): void {
    this.#problems.push({ line, words });
  }

  #tell(passage: Passage, line: number): void {
    const last = this.#chapters.at(-1);
    if (last !== undefined && this.#isRevealed) last.after.push(passage);
    else if (last !== undefined)
      this.#say(line, 'What stands between a question and its block “reveal” is left out.');
    else this.#passages.push(passage);
  }

  #prose(token: Token, line: number): void {
    for (const link of linksIn(token.raw))
      if (!isScenario(link)) this.#say(line, `“${shortQuote(link)}” is no scenario: it begins with “#/”.`);
    this.#tell({ kind: 'prose', tokens: [token], runs: this.#runs }, line);
  }

  #block([name = '', kind = '']: string[], text: string, line: number): void {
    this.#blocks += 1;
    if (this.#blocks > AT_MOST.blocks) {
      this.#say(line, `Blocks after the first ${AT_MOST.blocks} are left out.`);
      return;
    }
    if (name === 'expect') {
      this.#expect = [...this.#expect, ...expectedIn(text, line + 1, this.#problems)];
      return;
    }
    const fields = fieldsIn(text, line + 1, this.#problems);
    sayUnknownKeys(name, kind, fields, this.#problems);
    const reader = new BlockReader(`${name} ${kind}`.trim(), fields, this.#problems);
    if (name === 'predict') this.#ask(questionIn(kind, reader), line);
    else if (name === 'reveal') this.#reveal(reader, line);
    else if (name === 'explain') this.#explain = explainIn(reader);
    else if (name === 'try') this.#free = tryIn(reader);
    else if (name === 'teacher') this.#teacher = teacherIn(reader);
    else if (name === 'figure') {
      const scenario = reader.link('scenario');
      if (scenario === null) return;
      this.#runs = { scenario, against: null };
      this.#tell({ kind: 'figure', scenario }, line);
    } else this.#say(line, `The block “${shortQuote(name)}” is not known here and was left out.`);
  }

  #ask(question: Question | null, line: number): void {
    if (!this.#isRevealed) this.#say(line, 'The question before this one has no block “reveal”.');
    if (question === null) return;
    const refusal = this.#refusal(question);
    if (refusal !== null) {
      this.#say(line, refusal);
      return;
    }
    this.#chapters.push({ before: this.#passages, question, shown: null, after: [] });
    this.#passages = [];
    this.#isRevealed = false;
    this.#runs = { scenario: question.scenario, against: question.against };
  }

  #refusal({ id }: Question): string | null {
    if (this.#chapters.length >= AT_MOST.questions)
      return `Questions after the first ${AT_MOST.questions} are left out.`;
    const isKnown = this.#chapters.some((chapter) => chapter.question.id === id);
    return isKnown ? `Two questions have the id “${shortQuote(id)}”.` : null;
  }

  #reveal(reader: BlockReader, line: number): void {
    const last = this.#chapters.at(-1);
    if (this.#isRevealed)
      this.#say(line, 'There is nothing to reveal: no question stands before this block.');
    else if (last !== undefined) last.shown = reader.link('show', false);
    this.#isRevealed = true;
  }
}

/** The Markdown tokens of a text; quotes nested nine times or more are flattened, because the parser fails on deep nesting. */
function* tokensIn(text: string, problems: Problem[]): Generator<void, readonly Token[]> {
  try {
    const lexer = new Lexer();
    // as `lex` does, but in steps: first the blocks, then the inline text of each
    lexer.blockTokens(text.replaceAll(/^(?:[ \t]*>){9,}/gm, ''), lexer.tokens);
    for (const { src, tokens } of lexer.inlineQueue) {
      yield;
      lexer.inlineTokens(src, tokens);
    }
    return lexer.tokens;
  } catch {
    problems.push({ line: 1, words: 'The text could not be read as Markdown.' });
    return [];
  }
}

const PLACEHOLDER = /\[\[([^\]|]*)(?:\|([^\]]*))?\]\]/g;

function linksIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([, , link]) => (link === undefined ? [] : [link.trim()]));
}

/** A piece of a text: words, or a number in double brackets (`[[gain | #/alf]]`). */
type Piece = { readonly words: string } | { readonly number: string; readonly link: string | null };

export function piecesIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
    pieces.push({ number: match[1]?.trim() ?? '', link: match[2]?.trim() ?? null });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
}
