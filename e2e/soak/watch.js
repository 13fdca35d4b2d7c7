// Runs in the page in front of all its scripts: what goes wrong is kept until it is asked for, and what would stop a monkey does
// not happen: nothing is printed, and no second window is opened.
{
  /** @type {string[]} */
  const troubles = [];
  Object.assign(globalThis, { soakTroubles: troubles });
  addEventListener('error', ({ message }) => troubles.push(message));
  addEventListener('unhandledrejection', ({ reason }) =>
    troubles.push(`unhandled: ${reason?.stack ?? reason}`),
  );
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const usual = console[level];
    console[level] = (...words) => {
      troubles.push(`console.${level}: ${words.map((word) => word?.stack ?? word).join(' ')}`);
      usual.apply(console, words);
    };
  }
  window.print = () => {};
  window.open = () => null;
  for (const name of ['alert', 'confirm', 'prompt'])
    Object.assign(window, {
      [name]: (/** @type {unknown} */ words) => {
        troubles.push(`${name}: ${words}`);
        return null;
      },
    });
}
