// Colours of words that name a mark, and of words on it. A theme colour too pale or too bright for letters has variants
// for both: `--X-text` and `--X-on` beside `--X`.

const OF_THEME = /^var\((--[\w-]+)\)$/;

/** The colour of words that name a mark of this colour. */
export function inkOf(color: string): string {
  return color.replace(OF_THEME, 'var($1-text, var($1))');
}

/** The colour of words on a mark of this colour. */
export function inkOn(color: string): string {
  const [, name] = OF_THEME.exec(color) ?? [];
  return name === undefined ? 'var(--on-mark)' : `var(${name}-on, var(--on-mark))`;
}
