// Runs in the page in front of all its scripts: what goes wrong is kept until it is asked for, and what would stop a monkey does
// not happen: nothing is printed, and no second window is opened.
{
  /** @type {string[]} */
  const troubles = [];
  const entry = Reflect.get(window, 'navigation')?.currentEntry?.index ?? 0;
  Object.assign(window, { soakTroubles: troubles, soakEntry: entry });
  addEventListener('error', ({ message }) => {
    // what a size has led to comes a frame later: no error, though browsers tell it as one
    if (!message.startsWith('ResizeObserver loop')) troubles.push(message);
  });
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
