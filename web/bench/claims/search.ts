// Searches presets. A preset is found if every word of the question begins one of the preset's words. Numbers must match
// whole, and the number of a figure, table or section only with its noun, in any spelling: "figure 8", "Fig. 8", "table ii".

/** The words of a text, ready to be searched. */
export type Entry = ReadonlySet<string>;

const KINDS: readonly (readonly [kind: string, written: string])[] = [
  ['figure', 'fig(?:ure)?s?'],
  ['table', 'tables?'],
  ['section', 'sections?'],
  ['equation', 'eq(?:uation)?s?'],
  ['rfc', 'rfcs?'],
];

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6, vii: 7, viii: 8 };

const NUMBER = '(?:\\d+|[ivx]+)(?:\\.[0-9a-z]+)*';
const LIST = `\\(?(${NUMBER})\\)?((?:(?: left| right)?(?:,| and) \\(?${NUMBER}\\b\\)?)*)`;
const EACH = new RegExp(NUMBER, 'g');
const PLACES = new RegExp(
  `\\b(?:${KINDS.map(([, written]) => `(${written})`).join('|')})\\.? ?${LIST}(?![\\p{L}\\p{N}])`,
  'gu',
);

/** The words of these texts, and the places that they name ("figure 8"), ready to be searched. */
export function entryOf(texts: readonly string[]): Entry {
  return new Set(
    texts.flatMap((text) => {
      const written = plain(text);
      return [...placesIn(written).found, ...plainWords(written)];
    }),
  );
}

/** Whether the entry has all words and places of the question; an empty question finds every entry. */
export function isFound(question: string, entry: Entry): boolean {
  return finderOf(question)(entry);
}

/** As `isFound` for many entries: parses the question once. */
export function finderOf(question: string): (entry: Entry) => boolean {
  const { found, rest } = placesIn(plain(question));
  const words = [...found, ...plainWords(rest)];
  return (entry) => words.every((asked) => isIn(asked, entry));
}

function isIn(asked: string, entry: Entry): boolean {
  if (entry.has(asked)) return true;
  const isNumber = /\d$/.test(asked);
  for (const word of entry) if (word.startsWith(isNumber ? `${asked}.` : asked)) return true;
  return false;
}

/** Lower case without accents and apostrophes, so that texts and questions are spelled alike. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
}

/** The places that a text names, "figures 4 and 7" as figure4 and figure7, and the rest of the text. */
function placesIn(written: string): { readonly found: readonly string[]; readonly rest: string } {
  const found: string[] = [];
  const rest = written.replace(PLACES, (_, ...groups: readonly string[]) => {
    const [first = '', more = ''] = groups.slice(KINDS.length);
    const kind = KINDS.find((_kind, place) => groups[place] !== undefined)?.[0];
    for (const number of [first, ...(more.match(EACH) ?? [])]) found.push(`${kind}${arabic(number)}`);
    return ' ';
  });
  return { found, rest };
}

function arabic(number: string): string {
  const [head = '', ...parts] = number.split('.');
  return [ROMAN[head] ?? head, ...parts].join('.');
}

function plainWords(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+(?:\.\d+)*/gu) ?? [];
}
