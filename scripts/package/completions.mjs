// Completions for the shells that people use: commands, their flags, named values and laboratories.

import { flagsOf, takesFile, takesLab } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {import('./table.mjs').Command} Command */

/** Everything that can be the first word. @param {Table} table */
function firstWords({ commands }) {
  return [
    ...commands.map(({ name, about }) => ({ name, about: about.join(' ') })),
    { name: 'help', about: 'what a command does' },
  ];
}

/** In single quotes, as bash, zsh and fish read them. @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** @param {Table} table */
export function bash(table) {
  const cases = table.commands.map((command) => {
    const flags = flagsOf(command);
    const named = flags.filter(({ values }) => values.length > 0);
    const values = named.map(({ name, values }) => `        ${name}) words='${values.join(' ')}' ;;`);
    const free = flags.filter(({ takes, values }) => takes && values.length === 0);
    if (free.length > 0) values.push(`        ${free.map(({ name }) => name).join('|')}) return ;;`);
    const labs = takesLab(command) ? ` ${table.labs.join(' ')}` : '';
    const words = `words='${flags.map(({ name }) => name).join(' ')}${labs}'`;
    const inner = [`      case "$before" in`, ...values, `        *) ${words} ;;`, '      esac'];
    return [`    ${command.name})`, ...inner, '      ;;'].join('\n');
  });
  const names = firstWords(table).map(({ name }) => name);
  return `# completions of oos for bash
_oos() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${names.join(' ')} --help --version'
  else
    case "\${COMP_WORDS[1]}" in
    help) words='${names.join(' ')}' ;;
${cases.join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
# where nothing fits, the names of files
complete -o default -F _oos oos
`;
}

/** @param {Table} table */
export function zsh(table) {
  /** A description stands in brackets. @param {string} text */
  const described = (text) => text.replace(/[[\]:\\]/g, '\\$&');
  const cases = table.commands.map((command) => {
    const flags = flagsOf(command).map(({ name, takes, values, meaning }) => {
      const after = values.length > 0 ? `:value:(${values.join(' ')})` : takes ? ':value: ' : '';
      return `        ${quoted(`${name}[${described(meaning)}]${after}`)}`;
    });
    const rest = takesLab(command)
      ? `*:laboratory:(${table.labs.join(' ')})`
      : takesFile(command)
        ? '*:file:_files'
        : '*: :';
    return [
      `    ${command.name})`,
      '      _arguments \\',
      [...flags, `        ${quoted(rest)}`].join(' \\\n'),
      '      ;;',
    ].join('\n');
  });
  const names = firstWords(table).map(
    ({ name, about }) => `    ${quoted(`${name}:${about.replaceAll(':', '\\:')}`)}`,
  );
  return `#compdef oos
_oos() {
  local -a commands
  commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
    help) _describe 'command' commands ;;
${cases.join('\n')}
  esac
}
_oos "$@"
`;
}

/** @param {Table} table */
export function fish(table) {
  const lines = firstWords(table).map(
    ({ name, about }) => `complete -c oos -n __fish_use_subcommand -f -a ${name} -d ${quotedInFish(about)}`,
  );
  for (const command of table.commands) {
    const here = `-n '__fish_seen_subcommand_from ${command.name}'`;
    for (const { name, takes, values, meaning } of flagsOf(command)) {
      const value = values.length > 0 ? ` -x -a '${values.join(' ')}'` : takes ? ' -x' : '';
      lines.push(`complete -c oos ${here} -l ${name.slice(2)}${value} -d ${quotedInFish(meaning)}`);
    }
    if (takesLab(command)) lines.push(`complete -c oos ${here} -f -a '${table.labs.join(' ')}'`);
  }
  const names = firstWords(table).map(({ name }) => name);
  lines.push(`complete -c oos -n '__fish_seen_subcommand_from help' -f -a '${names.join(' ')}'`);
  return `# completions of oos for fish\n${lines.join('\n')}\n`;
}

/** @param {string} text */
function quotedInFish(text) {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** @param {Table} table */
export function powershell(table) {
  /** @param {string} text */
  const text = (text) => `'${text.replaceAll("'", "''")}'`;
  /** @param {readonly string[]} words */
  const list = (words) => `@(${words.map(text).join(', ')})`;
  const rows = table.commands.map((command) => {
    const flags = flagsOf(command).map(({ name }) => name);
    return `    ${text(command.name)} = ${list([...flags, ...(takesLab(command) ? table.labs : [])])}`;
  });
  const values = table.commands.flatMap((command) =>
    flagsOf(command)
      .filter(({ values }) => values.length > 0)
      .map(({ name, values }) => `    ${text(`${command.name} ${name}`)} = ${list(values)}`),
  );
  const names = firstWords(table).map(({ name }) => name);
  return `# completions of oos for PowerShell
Register-ArgumentCompleter -Native -CommandName 'oos' -ScriptBlock {
  param($word, $line, $position)
  $words = @{
${rows.join('\n')}
    'help' = ${list(names)}
  }
  $values = @{
${values.join('\n')}
  }
  $said = @($line.CommandElements | ForEach-Object { $_.ToString() } | Where-Object { $_ -ne $word -or $word -eq '' })
  $found = ${list([...names, '--help', '--version'])}
  if ($said.Count -gt 1) {
    $found = $words[$said[1]]
    $named = $values["$($said[1]) $($said[-1])"]
    if ($named) { $found = $named }
  }
  $found | Where-Object { $_ -like "$word*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}
