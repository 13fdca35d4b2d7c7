// Renders a lesson's Markdown: text, headings, emphasis, lists, quotes and safe links. Anything else is shown as it was written.

import { Lexer, type Token, type Tokens } from 'marked';
import type { ReactNode } from 'react';
import { withHardSpaces } from '../../notation/symbols.ts';
import { expressionIn } from '../read/expression.ts';
import type { Runs } from '../read/lesson.ts';
import { piecesIn } from '../read/reader.ts';
import styles from './MeasuredNumber.module.css';
import { MeasuredNumber } from './MeasuredNumber.tsx';

interface BlocksProps {
  readonly tokens: readonly Token[];
  /** The runs for numbers in the text that name no scenario; null if there are none. */
  readonly runs: Runs | null;
}

/** Markdown blocks: paragraphs, headings, lists. */
export function Blocks({ tokens, runs }: BlocksProps) {
  return tokens.map((token, at) => block(token as Tokens.Generic, at, runs));
}

/** A line of inline Markdown: "1." or ">" at its beginning starts no list or quote. */
export function Line({ text, runs = null }: { text: string; runs?: Runs | null }) {
  try {
    return inline(Lexer.lexInline(text), runs);
  } catch {
    // the Markdown parser fails on emphasis that is nested a thousand times: the text is shown as it is
    return text;
  }
}

function block(token: Tokens.Generic, key: number, runs: Runs | null): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'paragraph':
      return <p key={key}>{inline(token.tokens ?? [], runs)}</p>;
    case 'heading':
      return <h3 key={key}>{inline(token.tokens ?? [], runs)}</h3>;
    case 'text':
      return inline(token.tokens ?? [token], runs);
    case 'checkbox':
      return token.raw;
    case 'list': {
      const { ordered, start, items } = token as unknown as Tokens.List;
      const drawn = items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no identity but their place
        <li key={at}>
          <Blocks tokens={item.tokens} runs={runs} />
        </li>
      ));
      if (!ordered) return <ul key={key}>{drawn}</ul>;
      return (
        <ol key={key} start={start === '' ? 1 : start}>
          {drawn}
        </ol>
      );
    }
    case 'blockquote':
      return (
        <blockquote key={key}>
          <Blocks tokens={token.tokens ?? []} runs={runs} />
        </blockquote>
      );
    default:
      return <pre key={key}>{token.raw}</pre>;
  }
}

function inline(tokens: readonly Token[], runs: Runs | null): ReactNode[] {
  return tokens.map((each, at) => {
    const token = each as Tokens.Generic;
    const inner = () => inline(token.tokens ?? [], runs);
    switch (token.type) {
      case 'text':
        return token.tokens === undefined ? numbers(String(token.text), at, runs) : inner();
      case 'escape':
        return String(token.text);
      case 'strong':
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
        return <strong key={at}>{inner()}</strong>;
      case 'em':
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return <em key={at}>{inner()}</em>;
      case 'codespan':
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return <code key={at}>{String(token.text)}</code>;
      case 'br':
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return <br key={at} />;
      case 'link':
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return <SafeLink key={at} href={String(token.href)} text={String(token.text)} />;
      default:
        return token.raw;
    }
  });
}

/** A link to a scenario, or to an https address, which is shown in full; a link to any other address is rendered as text. */
function SafeLink({ href, text }: { href: string; text: string }) {
  if (/^#\/[a-z]/.test(href)) return <a href={href}>{text}</a>;
  if (!/^https:\/\/[^\s]+$/.test(href)) return `${text} (${href})`;
  return (
    <a href={href} rel="noopener noreferrer">
      {text === href ? text : `${text} (${href})`}
    </a>
  );
}

function numbers(text: string, key: number, runs: Runs | null): ReactNode {
  return piecesIn(text).map((piece, at) => {
    if ('words' in piece) return withHardSpaces(piece.words);
    const expression = expressionIn(piece.number);
    const of = piece.link === null ? runs : { scenario: piece.link, against: null };
    const id = `${key} ${at}`;
    if (expression === null || of === null) {
      return (
        <span key={id} className={styles.unknown}>
          [[{piece.number}]]
        </span>
      );
    }
    return <MeasuredNumber key={id} expression={expression} runs={of} />;
  });
}
