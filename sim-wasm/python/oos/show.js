// The page in a notebook's cell: a frame, and what it tells (docs/embedding.md).

function addressOf(model) {
  const [page, ...given] = model.get('address').split('#')[0].split('?');
  const [sliders, theme] = [model.get('sliders'), model.get('theme') ?? ''];
  // the page takes a theme behind `embed` alone
  const query = [
    'embed',
    ...given.filter((part) => part !== ''),
    ...(sliders === '' ? [] : [`sliders=${encodeURIComponent(sliders).replaceAll('%2C', ',')}`]),
    ...(theme === '' ? [] : [`theme=${encodeURIComponent(theme)}`]),
  ].join('&');
  return `${page}?${query}${model.get('scenario')}`;
}

/** A page that has told nothing for so long is not there (ms): the notebook's interpreter has ended, or there is no connection. */
const PATIENCE = 10_000;

const OF_MACHINE = /^https?:\/\/(127\.|localhost\b|\[::1\])/;

/** In place of a frame that is empty: a link, or its text where the address was one of this machine. */
function without(model, isAlive) {
  const [page] = model.get('address').split('#');
  const isOfMachine = OF_MACHINE.test(page);
  const words = document.createElement('p');
  const link = document.createElement(isOfMachine ? 'code' : 'a');
  link.textContent = model.get('scenario');
  if (!isOfMachine) link.href = `${page}${model.get('scenario')}`;
  words.append('Out of Sequence, the figure of ', link, why(page, isOfMachine, isAlive));
  return words;
}

function why(page, isOfMachine, isAlive) {
  if (!isOfMachine) return ': its page does not answer.';
  if (!isAlive) return ': it is drawn while the notebook runs. Run the cell again.';
  return `. This browser gets no answer from ${page}. Where the notebook runs on another machine, give page="https://\u2026".`;
}

/** Asks the interpreter for a sign of life, and does this when there is one. */
function askForLife(model, then) {
  model.on('msg:custom', then);
  try {
    model.send({ ask: 'alive' });
  } catch {
    // its connection is closed
  }
}

function render({ model, el }) {
  const frame = document.createElement('iframe');
  frame.title = 'Out of Sequence: a figure that can be changed';
  frame.allow = 'fullscreen; clipboard-write';
  frame.style.cssText = `display: block; inline-size: 100%; block-size: ${model.get('height')}px; border: 0`;
  frame.src = addressOf(model);
  const post = (scenario) => frame.contentWindow?.postMessage({ scenario }, '*');
  let shown = model.get('scenario');
  // what the page has told last, and what was set before it could hear
  let told = null;
  let wanted = null;

  let instead = null;
  let isAlive = false;
  const sayWhy = () => {
    instead?.remove();
    instead = without(model, isAlive);
    frame.style.display = 'none';
    el.append(instead);
  };
  const waiting = setTimeout(sayWhy, PATIENCE);
  const live = () => {
    isAlive = true;
    if (instead !== null) sayWhy();
  };
  const hear = ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data?.scenario !== 'string') return;
    clearTimeout(waiting);
    instead?.remove();
    instead = null;
    frame.style.display = 'block';
    const asked = wanted;
    wanted = null;
    told = { scenario: data.scenario, measures: data.measures ?? {} };
    if (asked !== null && asked !== told.scenario) return post(asked);
    shown = told.scenario;
    model.set('scenario', shown);
    model.set('measures', told.measures);
    model.save_changes();
  };
  // set from a cell
  const move = () => {
    const scenario = model.get('scenario');
    if (scenario === shown) return;
    shown = scenario;
    if (told === null) {
      wanted = scenario;
      return;
    }
    post(scenario);
    // moved and moved back at once, the page may see nothing that it has not told
    if (scenario !== told.scenario) return;
    model.set('measures', told.measures);
    model.save_changes();
  };
  const grow = () => {
    frame.style.blockSize = `${model.get('height')}px`;
  };
  // what stands in the address is read once
  const open = () => {
    told = null;
    frame.src = addressOf(model);
  };
  window.addEventListener('message', hear);
  const changes = { scenario: move, height: grow, theme: open, sliders: open };
  for (const [name, follow] of Object.entries(changes)) model.on(`change:${name}`, follow);
  el.append(frame);
  askForLife(model, live);
  return () => {
    clearTimeout(waiting);
    window.removeEventListener('message', hear);
    model.off('msg:custom', live);
    for (const [name, follow] of Object.entries(changes)) model.off(`change:${name}`, follow);
  };
}

export default { render };
