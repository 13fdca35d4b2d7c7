// What a lesson is, once its text has been read.

import type { Token } from 'marked';
import type { Expression } from './expression.ts';
import type { Predicate } from './predicate.ts';

/** Something in the text that cannot be taken as it stands. */
export interface Problem {
  /** From 1. */
  readonly line: number;
  /** A sentence that names the word. */
  readonly words: string;
}

/** Which runs a number is of: those of a scenario, or their differences from another's, run by run. */
export interface Runs {
  readonly scenario: string;
  readonly against: string | null;
  /** Not measures, but the shares of the packets in this distribution. */
  readonly packets?: string;
}

/** Paragraphs and lists; `runs` are those of the block above, for numbers that name none. */
export interface Prose {
  readonly kind: 'prose';
  readonly tokens: readonly Token[];
  readonly runs: Runs | null;
}

/** A figure that is open from the start. */
interface OpenFigure {
  readonly kind: 'figure';
  readonly scenario: string;
}

export interface Option {
  readonly words: string;
  readonly holds: Predicate;
  /** What is said to whoever has chosen it. */
  readonly said: string;
}

interface Asked {
  /** Of this lesson: its link and its tickets name it. */
  readonly id: string;
  readonly ask: string;
  readonly scenario: string;
  readonly against: string | null;
  /** Talk about it, then vote again. */
  readonly hasRevote: boolean;
  /** Each reader has random numbers of their own. */
  readonly isOwn: boolean;
  readonly line: number;
}

export interface ChoiceQuestion extends Asked {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}

export interface NumberQuestion extends Asked {
  readonly kind: 'number';
  readonly measure: Expression;
  readonly from: number;
  readonly to: number;
  readonly isLog: boolean;
  /** Near enough to be right, in the measure's unit. */
  readonly within: number;
  /** From one number that can be guessed to the next; null where the scale finds one. */
  readonly step: number | null;
  /** A number that others have found, to be seen among those of a class. */
  readonly beside: { readonly value: number; readonly words: string } | null;
}

/** One packet of a transfer is chosen: the one at which a measure is largest or smallest. */
export interface MarkQuestion extends Asked {
  readonly kind: 'mark';
  readonly best: 'max' | 'min';
  readonly measure: Expression;
  /** The parameter that takes the chosen packet's number, and the last of the numbers. */
  readonly over: string;
  readonly count: number;
}

/** One of the things to be sorted: a number of a scenario, or its difference from another's. */
export interface SortedItem {
  readonly words: string;
  readonly runs: Runs;
  readonly measure: Expression;
}

/** Things are sorted by what is measured, the largest or the smallest first. */
export interface OrderQuestion extends Asked {
  readonly kind: 'order';
  readonly items: readonly SortedItem[];
  readonly isLargestFirst: boolean;
}

/** A curve is drawn: a measure over one parameter. */
export interface SketchQuestion extends Asked {
  readonly kind: 'sketch';
  readonly measure: Expression;
  readonly over: string;
  readonly from: number;
  readonly to: number;
  /** The parameter's axis is even in ratios. */
  readonly isLog: boolean;
  /** Of the axis that is drawn on. */
  readonly low: number;
  readonly high: number;
}

/** One side of a plane: a parameter, or a measure, from one value to another. */
export interface Side {
  readonly of: string;
  readonly from: number;
  readonly to: number;
  readonly isLog: boolean;
}

/** A point is placed on a plane. */
interface PlacedQuestion extends Asked {
  readonly kind: 'place';
  readonly across: Side;
  readonly up: Side;
}

/** On a surface over two parameters: where a measure is best, or where it takes a value. */
export interface SurfaceQuestion extends PlacedQuestion {
  readonly over: 'parameters';
  readonly measure: Expression;
  readonly sought: 'max' | 'min' | number;
  /** Near enough to the value, in the measure's unit. */
  readonly within: number;
}

/** Among two measures: where the scenario's point lies. That of `against` is shown from the start. */
export interface PointQuestion extends PlacedQuestion {
  readonly over: 'measures';
}

/** One bar: whatever lies from one value to another, both included. */
export interface Bar {
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

/** The shares of a distribution are drawn as bars: of the runs, by what a measure is in each, or of the packets of a run. */
export interface BarsQuestion extends Asked {
  readonly kind: 'bars';
  /** What each run has one of; null where the bars are of packets. */
  readonly measure: Expression | null;
  /** A distribution over the packets of a run, and what its axis is called; null where the bars are of runs. */
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

/** Drawn by hand, on axes of its own that stand in the place of a figure. */
export type DrawnQuestion = SketchQuestion | SurfaceQuestion | PointQuestion | BarsQuestion;

export function isDrawn(question: Question): question is DrawnQuestion {
  return question.kind === 'sketch' || question.kind === 'place' || question.kind === 'bars';
}

/** Prose, or a figure of its own. */
export type Passage = Prose | OpenFigure;

/** From one question to the next: what comes before it, and what is told after it has been answered. */
export interface Chapter {
  readonly before: readonly Passage[];
  readonly question: Question;
  /** The scenario whose figure shows the answer, where another one than the question's shows it better. */
  readonly shown: string | null;
  readonly after: readonly Passage[];
}

export interface Explain {
  readonly ask: string;
  readonly lookFor: string;
  /** The scenario whose figure a room sees beside it, where it is not about the last question. */
  readonly shown: string | null;
}

export interface Try {
  readonly scenario: string;
  readonly against: string | null;
  /** Parameters that are shown first. */
  readonly sliders: readonly string[];
  /** A scenario that reaches the goal: for the test, and never shown. */
  readonly solution: string | null;
  readonly goal: string;
  /** Why the goal is reached where it is; said there. */
  readonly because: string;
  readonly reached: Predicate | null;
  /** Where the goal stands. */
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
  /** Of the course, from 1. */
  readonly session: number;
  /** Among all lessons, from 1. */
  readonly place: number;
  /** One or two sentences, on its card. */
  readonly story: string;
  readonly goal: string;
  readonly before: string;
  /** Of the papers, what it is about: `red-17`. */
  readonly claims: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly explain: Explain | null;
  readonly free: Try | null;
  readonly teacher: Teacher | null;
  readonly expect: readonly Expectation[];
  readonly problems: readonly Problem[];
}
