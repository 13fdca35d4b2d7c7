// Runs in the page in front of all its scripts: what goes wrong is kept until it is asked for, and what would stop a monkey does
// not happen: nothing is printed, no second window is opened, and a link to the documents leads nowhere.
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
  // a press lands on what lies there: such a link would leave the page that is looked at
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link !== null && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    },
    { capture: true },
  );
  for (const name of ['alert', 'confirm', 'prompt'])
    Object.assign(window, {
      [name]: (/** @type {unknown} */ words) => {
        troubles.push(`${name}: ${words}`);
        return null;
      },
    });
}
