// The page in a notebook's cell: a frame, and what it tells (docs/embedding.md).

function addressOf(model) {
  const sliders = model.get('sliders');
  const query = sliders === '' ? '?embed' : `?embed&sliders=${encodeURIComponent(sliders).replaceAll('%2C', ',')}`;
  return `${model.get('address').replace(/[?#].*$/s, '')}${query}${model.get('scenario')}`;
}

function render({ model, el }) {
  const frame = document.createElement('iframe');
  frame.title = 'Out of Sequence: a figure that can be changed';
  frame.allow = 'fullscreen; clipboard-write';
  frame.style.cssText = `display: block; inline-size: 100%; block-size: ${model.get('height')}px; border: 0`;
  frame.src = addressOf(model);
  let shown = model.get('scenario');

  const hear = ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data?.scenario !== 'string') return;
    shown = data.scenario;
    model.set('scenario', shown);
    model.set('measures', data.measures ?? {});
    model.save_changes();
  };
  // set from a cell
  const move = () => {
    const scenario = model.get('scenario');
    if (scenario !== shown) frame.contentWindow?.postMessage({ scenario }, '*');
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
