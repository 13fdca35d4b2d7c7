// The man page, oos(1), in the marks of man(7).

/** @typedef {import('./table.mjs').Table} Table */

/** A text that no mark is read from. @param {string} text */
function plain(text) {
  return text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^[.']/gm, '\\&$&');
}

/** An option's name bold, what stands for a value slanted. @param {string} option */
function marked(option) {
  const [name = '', ...value] = option.split(' ');
  const first = name.startsWith('--') ? `\\fB${plain(name)}\\fR` : `\\fI${plain(name)}\\fR`;
  return [first, ...value.map((word) => `\\fI${plain(word)}\\fR`)].join(' ');
}

/** @param {import('./table.mjs').Command} command */
function section({ name, usage, about, options, examples }) {
  return [
    `.SS oos ${plain(name)}`,
    ...usage.flatMap((line, at) => [
      at === 0 ? `\\fBoos ${plain(name)}\\fR ${plain(line)}` : plain(line),
      '.br',
    ]),
    '.PP',
    plain(about.join(' ')),
    ...options.flatMap(({ option, meaning }) => ['.TP', marked(option), plain(meaning)]),
    ...(examples.length === 0
      ? []
      : ['.PP', 'For example:', '.PP', '.nf', '.RS', ...examples.map(plain), '.RE', '.fi']),
  ];
}

/** @param {Table} table */
export function manPage({ commands, scenario, labs, version }) {
  const lines = [
    `.TH OOS 1 "" "oos ${version}" "Out of Sequence"`,
    '.SH NAME',
    'oos \\- packets that arrive out of order: laboratories, measures, captures',
    '.SH SYNOPSIS',
    '\\fBoos\\fR \\fICOMMAND\\fR ...',
    '.br',
    '\\fBoos help\\fR [\\fICOMMAND\\fR]',
    '.SH DESCRIPTION',
    'The experiments of Out of Sequence on the command line: the same numbers as on the page for the same scenarios, to the bit.',
    '.PP',
    `SCENARIO is ${plain(scenario)}. LAB is one of: ${plain(labs.join(', '))}.`,
    '.SH COMMANDS',
    ...commands.flatMap(section),
    '.SH EXIT STATUS',
    '0 if all went well, 2 for wrong usage, 1 otherwise. Errors are one sentence on standard error.',
  ];
  return `${lines.join('\n')}\n`;
}
