// The rows of the table of timed acts: opening a link, pressing keys on its first slider, and single acts on a page at rest.

const KEYS = 8;
/** Time between two keys (ms): about the interval at which a held key repeats on a slow machine. */
const PAUSE = 120;
/** The figures with the most marks. */
const FULL = ['#/alf?fig=surface', '#/alf?fig=ladder', '#/dccp?fig=surface'];
/** Pages that are opened, in addition to those of the navigation. */
const READ = ['#/about', '#/learn/glossary', '#/learn/far-away', '#/learn/write'];
/** The bench of the laboratory of measures with other figures than its first one. */
const PATH = '#/metrics?bench=jitter';

/** @typedef {import('@playwright/test').Page} Page */
/**
 * Prepares an act on a page at rest, and returns it: while the act is timed, the driver must not search the page.
 * @typedef {(page: Page) => Promise<() => Promise<unknown>>} Act
 */
/** A row; without `act` the opening of the link is timed. `isUsual`: timed also without `--rows`. @typedef {{ name: string, link: string, isUsual: boolean, act?: Act }} Row */

/** @param {string} name @param {string} link @param {Act} act @returns {Row} */
const actOf = (name, link, act) => ({ name: `${link} ${name}`, link, isUsual: true, act });

/** @param {string} key @returns {Act} */
const press = (key) => async (page) => () => page.keyboard.press(key);

/** @param {(page: Page) => import('@playwright/test').Locator} find @returns {Act} */
const click = (find) => async (page) => {
  const target = find(page).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return () => page.mouse.click(x + width / 2, y + height / 2);
};

/** @param {string} name */
const button = (name) => click((page) => page.getByRole('button', { name }));

/** Goes to a link as within the page. @param {string} link @returns {Act} */
const goTo = (link) => async (page) => () =>
  page.evaluate((address) => {
    location.hash = address;
  }, link);

/** @type {Act} */
async function keys(page) {
  await page.locator('[data-parameter] input[type="range"]').first().focus();
  return async () => {
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(PAUSE);
    }
  };
}

/** Single acts on a page at rest. */
const ACTS = [
  actOf('presented', '#/alf', press('p')),
  actOf('presented', '#/dccp?fig=surface', press('p')),
  actOf('presets', '#/alf', button('Preset')),
  actOf('Export', '#/alf', button('Export')),
  actOf('all figures', '#/alf', button('All figures')),
  actOf(
    'next figure',
    '#/alf',
    click((page) => page.locator('[data-strip]:not([aria-current])')),
  ),
  actOf('list of keys', '#/alf', press('?')),
  actOf('to About', '#/alf', goTo('#/about')),
  actOf('to a lesson', '#/learn', goTo('#/learn/far-away')),
  actOf('to Papers', '#/alf', goTo('#/papers')),
  actOf('to TCP', '#/alf', goTo('#/tcp')),
];

/**
 * Every row; the pages and figures are those that the page itself lists.
 * @param {import('@playwright/test').Browser} browser @param {string} address
 * @returns {Promise<Row[]>}
 */
export async function rowsOf(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  const navigation = page.getByRole('navigation', { name: 'Laboratories' }).getByRole('link');
  await navigation.first().waitFor();
  const pages = await navigation.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  /** @type {string[]} */
  const figures = [];
  /** @type {string[]} */
  const sliders = [];
  for (const link of [...pages, PATH]) {
    await page.goto(address + link);
    await page.waitForSelector('html[data-idle="true"]', { state: 'attached', timeout: 120_000 });
    const ids = await page
      .locator('[data-strip]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-strip')));
    figures.push(...ids.map((id) => `${link}${link.includes('?') ? '&' : '?'}fig=${id}`));
    if ((await page.locator('[data-parameter] input[type="range"]').count()) > 0) sliders.push(link);
  }
  await page.close();
  const isUsual = (/** @type {string} */ link) =>
    pages.includes(link) || FULL.includes(link) || READ.includes(link);
  const hasSlider = (/** @type {string} */ link) =>
    sliders.some((each) => link === each || link.startsWith(`${each}${each.includes('?') ? '&' : '?'}`));
  const links = [...pages, ...figures, ...READ];
  return [
    ...links.map((link) => ({ name: `${link} opened`, link, isUsual: isUsual(link) })),
    ...links
      .filter(hasSlider)
      .map((link) => ({ name: `${link} ${KEYS} keys`, link, isUsual: isUsual(link), act: keys })),
    ...ACTS,
  ];
}

/**
 * The rows with one of these words, separated by commas, in their names; without words the usual rows.
 * @param {readonly Row[]} rows @param {string | undefined} words
 */
export function chosenRows(rows, words) {
  if (words === undefined) return rows.filter(({ isUsual }) => isUsual);
  const wanted = words.split(',').map((word) => word.trim());
  return rows.filter(({ name }) => wanted.some((word) => name.includes(word)));
}
