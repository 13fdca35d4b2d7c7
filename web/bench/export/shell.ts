/** The text quoted as one word of a POSIX shell. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The command that prints a figure's data; with `hasKept` also those of the kept scenario. */
export function figureCommand(text: string, hasKept = false): string {
  return `oos figure ${quoteForShell(text)}${hasKept ? ' --against kept' : ''} --csv`;
}
