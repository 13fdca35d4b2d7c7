// The types of a lesson that has been read from its text.

import type { Token } from 'marked';
import type { Expression } from './expression.ts';
import type { Predicate } from './predicate.ts';

/** A problem in the text of a lesson. */
export interface Problem {
  /** The line of the text, from 1. */
  readonly line: number;
  /** A sentence that quotes the wrong word. */
  readonly words: string;
}

/** The runs from which a number is computed: those of a scenario, or their differences from another scenario's, run by run. */
export interface Runs {
  readonly scenario: string;
  readonly against: string | null;
  /** The name of a distribution of packets, whose shares are computed instead of measures. */
  readonly packets?: string;
}

/** Paragraphs and lists; `runs` are those of the block above, for numbers that name no scenario. */
export interface Prose {
  readonly kind: 'prose';
  readonly tokens: readonly Token[];
  readonly runs: Runs | null;
}

/** A figure that is shown from the start, not covered. */
interface OpenFigure {
  readonly kind: 'figure';
  readonly scenario: string;
}

export interface Option {
  readonly words: string;
  readonly holds: Predicate;
  /** The lesson's comment for readers who have chosen the option. */
  readonly said: string;
}

interface QuestionBase {
  /** The question's id, unique in its lesson. */
  readonly id: string;
  readonly ask: string;
  readonly scenario: string;
  readonly against: string | null;
  /** Whether there is a second vote after a discussion. */
  readonly hasRevote: boolean;
  /** Whether each reader has a network with a seed of their own. */
  readonly isOwn: boolean;
  readonly line: number;
}

export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}

export interface NumberQuestion extends QuestionBase {
  readonly kind: 'number';
  readonly measure: Expression;
  readonly from: number;
  readonly to: number;
  readonly isLog: boolean;
  /** A guess within this distance of the mean is right, in the measure's unit. */
  readonly within: number;
  /** The distance between two numbers that can be guessed; null if the scale chooses it. */
  readonly step: number | null;
  /** A number that others have found (a paper, for example), shown with those of a class. */
  readonly beside: { readonly value: number; readonly words: string } | null;
}

/** The question which packet of a transfer makes a measure largest or smallest. */
export interface MarkQuestion extends QuestionBase {
  readonly kind: 'mark';
  readonly best: 'max' | 'min';
  readonly measure: Expression;
  /** The parameter that is set to the chosen packet's number, and the number of packets. */
  readonly over: string;
  readonly count: number;
}

/** An item to be sorted: a number of a scenario, or its difference from another scenario's. */
export interface SortedItem {
  readonly words: string;
  readonly runs: Runs;
  readonly measure: Expression;
}

/** The question to sort items by their measured numbers, the largest or the smallest first. */
export interface OrderQuestion extends QuestionBase {
  readonly kind: 'order';
  readonly items: readonly SortedItem[];
  readonly isLargestFirst: boolean;
}

/** The question to draw a curve: a measure over one parameter. */
export interface SketchQuestion extends QuestionBase {
  readonly kind: 'sketch';
  readonly measure: Expression;
  readonly over: string;
  readonly from: number;
  readonly to: number;
  /** Whether the parameter's axis is logarithmic. */
  readonly isLog: boolean;
  /** The ends of the measure's axis. */
  readonly low: number;
  readonly high: number;
}

/** One side of a plane: a parameter or a measure, with its range. */
export interface Side {
  readonly of: string;
  readonly from: number;
  readonly to: number;
  readonly isLog: boolean;
}

/** The question to place a point on a plane. */
interface PlacedQuestion extends QuestionBase {
  readonly kind: 'place';
  readonly across: Side;
  readonly up: Side;
}

/** A point over two parameters: where a measure is best, or where it takes a value. */
export interface SurfaceQuestion extends PlacedQuestion {
  readonly over: 'parameters';
  readonly measure: Expression;
  readonly sought: 'max' | 'min' | number;
  /** A place is right if its value is within this distance of the sought one, in the measure's unit. */
  readonly within: number;
}

/** A point among two measures: those of the scenario. The point of the scenario `against` is shown from the start. */
export interface PointQuestion extends PlacedQuestion {
  readonly over: 'measures';
}

/** One bar: the values from one to another, both included. */
export interface Bar {
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

/** The question to draw a distribution as bars: of a measure over the runs, or over the packets of a run. */
export interface BarsQuestion extends QuestionBase {
  readonly kind: 'bars';
  /** The measure, of which each run has one value; null if the distribution is over packets. */
  readonly measure: Expression | null;
  /** The name of the distribution over packets, and of its axis; null if the distribution is over runs. */
  readonly ofPackets: { readonly name: string; readonly axis: string } | null;
  readonly bars: readonly Bar[];
}

export type Question =
  | ChoiceQuestion
  | NumberQuestion
  | MarkQuestion
  | OrderQuestion
  | SketchQuestion
  | SurfaceQuestion
  | PointQuestion
  | BarsQuestion;

/** The questions whose answer is drawn, on axes that take the place of a figure. */
export type DrawnQuestion = SketchQuestion | SurfaceQuestion | PointQuestion | BarsQuestion;

export function isDrawn(question: Question): question is DrawnQuestion {
  return question.kind === 'sketch' || question.kind === 'place' || question.kind === 'bars';
}

/** A part of the text: prose, or a figure. */
export type Passage = Prose | OpenFigure;

/** A question with the passages before it, and those that are shown after its answer. */
export interface Chapter {
  readonly before: readonly Passage[];
  readonly question: Question;
  /** A scenario whose figure shows the answer better than the question's own; null if there is none. */
  readonly shown: string | null;
  readonly after: readonly Passage[];
}

export interface Explain {
  readonly ask: string;
  readonly lookFor: string;
  /** The scenario whose figure a room sees beside the explanation; null for that of the last question. */
  readonly shown: string | null;
}

export interface Try {
  readonly scenario: string;
  readonly against: string | null;
  /** The ids of the parameters that can be changed. */
  readonly sliders: readonly string[];
  /** A scenario that reaches the goal, for the check of the lesson and for the key; never shown to readers. */
  readonly solution: string | null;
  readonly goal: string;
  /** A sentence that says why the goal is reached, shown when it is. */
  readonly because: string;
  readonly reached: Predicate | null;
  /** The line of the goal in the text. */
  readonly line: number;
}

export interface Teacher {
  readonly misconception: string;
  readonly say: string;
}

export interface Expectation {
  readonly runs: Runs;
  readonly holds: Predicate;
  readonly line: number;
}

export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /** The session of the course, from 1. */
  readonly session: number;
  /** The lesson's place among all lessons, from 1. */
  readonly place: number;
  /** One or two sentences for the lesson's card. */
  readonly story: string;
  readonly goal: string;
  readonly before: string;
  /** Ids of the papers' claims that the lesson is about, such as `red-17`. */
  readonly claims: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly explain: Explain | null;
  readonly free: Try | null;
  readonly teacher: Teacher | null;
  readonly expect: readonly Expectation[];
  readonly problems: readonly Problem[];
}
