// <out-of-sequence src="#/alf?w=8" sliders="ta"></out-of-sequence>: a figure of Out of Sequence in any page (docs/embedding.md).
// By default it opens the page in the folder of this file.

const PAGE = new URL('./', import.meta.url).href;
const HEIGHT = 360;

export class OutOfSequence extends HTMLElement {
  static observedAttributes = ['src', 'sliders', 'theme', 'page', 'height', 'label'];

  #frame = document.createElement('iframe');
  #told = null;
  #isTheirs = false;
  #isLoaded = false;
  #hear = (event) => this.#take(event);

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    this.#frame.setAttribute('allow', 'fullscreen; clipboard-write');
    this.#frame.setAttribute('loading', 'lazy');
    this.#frame.style.cssText = 'display: block; inline-size: 100%; block-size: 100%; border: 0';
    root.append(this.#frame);
  }

  connectedCallback() {
    window.addEventListener('message', this.#hear);
    if (this.style.display === '') this.style.display = 'block';
    this.#place();
    this.#open();
  }

  disconnectedCallback() {
    window.removeEventListener('message', this.#hear);
    this.#isLoaded = false;
  }

  attributeChangedCallback(name, before, now) {
    if (!this.isConnected || before === now) return;
    // the frame itself has reported this scenario, and shows it already
    if (name === 'src' && this.#isTheirs) return;
    if (name === 'src' && this.#told !== null) this.#frame.contentWindow?.postMessage({ scenario: now ?? '' }, '*');
    else if (name === 'height' || name === 'label') this.#place();
    else this.#open();
  }

  /** The scenario that is shown, as the part of a link from `#/` on; setting it opens another scenario in the same frame. */
  get scenario() {
    return this.#told?.scenario ?? this.getAttribute('src') ?? '';
  }

  set scenario(text) {
    this.setAttribute('src', text);
  }

  /** The measures of the scenario by their names: `{ mean, ci95, unit }`; null until they are known. */
  get measures() {
    return this.#told?.measures ?? null;
  }

  #open() {
    const scenario = this.getAttribute('src') ?? '';
    const sliders = this.getAttribute('sliders') ?? '';
    const page = this.getAttribute('page') ?? PAGE;
    const theme = this.getAttribute('theme') ?? '';
    const query = [
      '?embed',
      ...(sliders === '' ? [] : [`sliders=${encodeURIComponent(sliders).replaceAll('%2C', ',')}`]),
      ...(theme === '' ? [] : [`theme=${encodeURIComponent(theme)}`]),
    ].join('&');
    this.#told = null;
    const address = `${new URL(page, document.baseURI).href.replace(/[?#].*$/s, '')}${query}${scenario.slice(Math.max(0, scenario.indexOf('#')))}`;
    // replaces the address without an entry in the history; a new `src` would make one
    if (this.#isLoaded) this.#frame.contentWindow?.location.replace(address);
    else this.#frame.src = address;
  }

  #place() {
    this.#frame.title = this.getAttribute('label') ?? 'Out of Sequence: a figure that can be changed';
    const height = this.getAttribute('height');
    if (height !== 'own') this.style.blockSize = /^\d+$/.test(height ?? '') ? `${height}px` : (height ?? `${HEIGHT}px`);
    else if (this.#told !== null) this.style.blockSize = `${this.#told.height}px`;
  }

  #take({ source, data }) {
    if (source !== this.#frame.contentWindow || typeof data !== 'object' || data === null) return;
    if (typeof data.scenario === 'string') this.#show(data);
    else if (typeof data.key === 'object' && data.key !== null) this.#press(data.key);
  }

  #show({ scenario, measures, height }) {
    this.#told = { scenario, measures: measures ?? null, height: Number(height) || HEIGHT };
    this.#isLoaded = true;
    this.#isTheirs = true;
    this.setAttribute('src', scenario);
    this.#isTheirs = false;
    this.#place();
    this.dispatchEvent(new CustomEvent('change', { bubbles: true, detail: this.#told }));
  }

  /** Dispatches a key that was pressed in the frame, so that slides around it react. */
  #press({ key, code, keyCode, shiftKey }) {
    const init = { key: `${key}`, code: `${code}`, keyCode: Number(keyCode) || 0, shiftKey: shiftKey === true };
    this.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true }));
  }
}

// each attribute is also a property: `element.src = '#/alf?w=64'`
for (const name of OutOfSequence.observedAttributes)
  Object.defineProperty(OutOfSequence.prototype, name, {
    get() {
      return this.getAttribute(name) ?? '';
    },
    set(text) {
      this.setAttribute(name, text);
    },
    configurable: true,
    enumerable: true,
  });

if (!customElements.get('out-of-sequence')) customElements.define('out-of-sequence', OutOfSequence);
