// Licences under which the product may be redistributed: all they require is their text and the authors'
// names.

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  // for fonts, which must not be sold alone
  'OFL-1.1',
  'Unicode-3.0',
]);

/**
 * Whether a licence expression (SPDX; crates also write `MIT/Apache-2.0`) can be satisfied by the licences of
 * a list alone.
 * @param {string} expression
 * @param {ReadonlySet<string>} [list]
 */
export function isAllowed(expression, list = ALLOWED) {
  const tokens = expression.replaceAll('/', ' OR ').match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  /** @returns {boolean} */
  const term = () => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inside = either();
      return tokens[at++] === ')' && inside;
    }
    if (tokens[at] !== 'WITH') return list.has(token);
    at += 2;
    return list.has(`${token} WITH ${tokens[at - 1]}`);
  };
  const both = () => {
    let holds = term();
    for (; tokens[at] === 'AND'; holds = term() && holds) at += 1;
    return holds;
  };
  const either = () => {
    let holds = both();
    for (; tokens[at] === 'OR'; holds = both() || holds) at += 1;
    return holds;
  };
  return either() && at === tokens.length;
}

/** Whether the MIT licence, the shortest, can be chosen. @param {string} expression */
export function isMit(expression) {
  return isAllowed(expression, new Set(['MIT']));
}
