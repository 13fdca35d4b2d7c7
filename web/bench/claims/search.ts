// Finding presets: every word that is asked for begins a word of what is searched. Numbers are whole, and a number of a
// figure, a table or a section belongs to it, however it is written: "figure 8", "Fig. 8", "table ii".

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

/** Whether everything that is asked for is there; an empty question finds all. */
export function isFound(question: string, entry: Entry): boolean {
  return finderOf(question)(entry);
}

/** The same for many entries: the question is read once. */
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

/** Small letters without accents and marks; the words of notes and of questions are written in one way. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
}

/** "figures 4 and 7" is figure4 and figure7; the rest of the text is what says no place. */
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
