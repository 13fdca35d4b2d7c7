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

  const hear = ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data?.scenario !== 'string') return;
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
  window.addEventListener('message', hear);
  model.on('change:scenario', move);
  el.append(frame);
  return () => {
    window.removeEventListener('message', hear);
    model.off('change:scenario', move);
  };
}

export default { render };
