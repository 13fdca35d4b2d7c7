// Turns React's files into ECMAScript modules. A bundler wraps a CommonJS module in a function, which a browser parses twice: to find
// the function's end, and when it is called. For React that took half of the longest task when the page opens.

const FILES = /\/node_modules\/(?:react|react-dom|scheduler)\/(?:(cjs)\/[\w.-]+|[\w-]+)\.js$/;

/** @returns {import('vite').Plugin} */
export function reactModules() {
  return {
    name: 'react-modules',
    apply: 'build',
    transform: {
      filter: { id: FILES },
      handler(code, id) {
        const [, folder] = FILES.exec(id) ?? [];
        return { code: folder === undefined ? forProduction(code, id) : asModule(code), map: null };
      },
    },
  };
}

/** A file that chooses another by NODE_ENV. @param {string} code @param {string} id */
function forProduction(code, id) {
  const [, file] = /module\.exports = require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(code) ?? [];
  if (file === undefined) throw new Error(`${id} names no file for production`);
  return `export * from '${file}';\nimport * as all from '${file}';\nexport default all;\n`;
}

/**
 * Its exports are variables, and what it requires is imported under the name that it gives to it: a bundler that sees which members are
 * used needs no object for all of them.
 * @param {string} code a file that assigns to `exports` alone
 */
export function asModule(code) {
  /** @type {string[]} */
  const needed = [];
  const given = [...new Set(Array.from(code.matchAll(/\bexports\.(\w+)/g), ([, name]) => name))];
  const body = code
    .replaceAll(/\b(\w+) = require\("([\w-]+)"\)/g, (_, name, file) => {
      needed.push(`import * as ${name} from '${file}';`);
      return `required_${name}`;
    })
    .replaceAll(/\bexports\.(\w+)/g, 'exported_$1');
  return [
    ...needed,
    `let ${given.map((name) => `exported_${name}`).join(', ')};`,
    body,
    `export { ${given.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}
