// Runs in the page before all its scripts. It records errors until the test asks for them, and prevents what would stop the monkey:
// printing, opening a second window, and following a link to the documents.
{
  /** @type {string[]} */
  const troubles = [];
  const entry = Reflect.get(window, 'navigation')?.currentEntry?.index ?? 0;
  Object.assign(window, { soakTroubles: troubles, soakEntry: entry });
  addEventListener('error', ({ message }) => {
    // browsers report a resize that is handled a frame later as an error, which it is not
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
  // blocks links that would leave the tested page
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
