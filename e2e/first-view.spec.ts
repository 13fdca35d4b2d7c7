// The first second of a page: the HTML shows the frame, nothing moves when scripts and results arrive, and unknown results are
// not drawn.

import type { Page } from '@playwright/test';
import { LABS } from '../sim-wasm/pkg/params.ts';
import { EVERY, testEach } from './every.ts';
import { ARRIVAL_ORDER, figureLinks, questionIn, SMALL_PAGES, tallFigures } from './laboratories.ts';
import { expect, holdBack, rest, test } from './page.ts';

/** Links whose leading sentences, with two bars each, load with their figures; on a phone between figure and controls. */
const COMING_LATE = [...figureLinks('red'), ...figureLinks('tcp')].filter((link) =>
  /fig=(queue|transfer)$/.test(link),
);
const LINKS = ['', ...SMALL_PAGES, `${ARRIVAL_ORDER}1+2+4+3`];
const WIDE = { width: 1280, height: 720 };
const SIZES = [WIDE, { width: 390, height: 844 }];

interface Move {
  /** The layout shift: the share of the window that moved, times the distance. */
  readonly value: number;
  /** The elements that moved, with their positions before and after. */
  readonly of: readonly string[];
}

/** From the next page on, records layout shifts that the reader has not caused. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const moves: Move[] = [];
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const of = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 60)}" ${box(previousRect)} -> ${box(currentRect)}`,
        );
        moves.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectUnmoved(page: Page, most = 0.02): Promise<void> {
  const moves: readonly Move[] = await page.evaluate(() => Reflect.get(window, 'moves'));
  const sum = moves.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(moves)).toBeLessThanOrEqual(most);
}

for (const size of SIZES) {
  // on a wide screen, laboratories are tested further below, with late results
  const links =
    size === WIDE ? LINKS.filter((each) => !SMALL_PAGES.includes(each)) : [...LINKS, ...COMING_LATE];
  for (const link of links) {
    const title = `nothing moves while ${link || 'the bare address'} opens at ${size.width} px`;
    // always run: the first page on a wide screen, and the laboratories' first figures on a phone, where most can move
    const isMost = size === WIDE ? link === '' : SMALL_PAGES.includes(link);
    test(title, isMost ? {} : EVERY, async ({ page }) => {
      await page.setViewportSize(size);
      await watchMoves(page);
      await page.goto(`./${link}`);
      await rest(page);
      await expectUnmoved(page);
    });
  }
}

/** Figures that on a phone are as high as their contents, which are unknown until they are computed. */
const TALL = (['red', 'tcp'] as const).flatMap((lab) =>
  tallFigures(lab).flatMap(({ link, file }) => [390, 412].map((width) => ({ link, file, width }))),
);

testEach(
  TALL,
  ({ link, width }) =>
    `what is below a figure as high as its text does not move when that comes: ${link} at ${width} px`,
  async (page, { link, file, width }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchMoves(page);
    // a figure with built answers is drawn when its file is loaded, another one after its module
    const parts = await holdBack(page, `**/${file}-*.js`);
    const module = await holdBack(page, '**/*.wasm');
    await page.goto(`./${link}`);
    const stage = page.locator('[data-part="stage"]');
    await expect(stage.getByText('Loading')).toBeVisible();
    await expect(page.locator('[data-parameter]').first()).not.toBeInViewport();
    parts();
    await expect(stage.locator('figure')).toBeAttached();
    module();
    await expect(stage.locator('[data-state="shown"]')).toBeVisible();
    await rest(page);
    await expectUnmoved(page);
  },
);

for (const { id } of LABS) {
  for (const width of [390, 412]) {
    const title = `the page's letters move nothing when they come behind the first numbers of ${id}, at ${width} px`;
    // always run: one phone width, and RED, where letters moved most
    test(title, width === 390 && id === 'red' ? {} : EVERY, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchMoves(page);
      const go = await holdBack(page, '**/*.woff2');
      await page.goto(`./#/${id}`);
      const lead = page.getByRole('region', { name: 'Leading result' });
      await expect(lead).not.toContainText('…');
      await expect(lead).toContainText(/\d/);
      const areThere = () =>
        Array.from(document.fonts, ({ family }) => family)
          .join()
          .includes('Source Sans 3');
      go();
      await page.waitForFunction(areThere);
      // layout shifts are reported after their frame
      await page.waitForTimeout(200);
      await expectUnmoved(page);
    });
  }
}

// the curves of the delay laws load after the first curves, and names at the lines may then move
test(
  'on a phone the legend keeps its order while the curves of an arrival path come',
  EVERY,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const orders: string[] = [];
      Object.assign(window, { orders });
      new MutationObserver(() => {
        const named = document.querySelectorAll('[data-part="stage"] figure ul > li:not([data-asks])');
        const order = Array.from(named, ({ textContent }) => textContent).join();
        // an order that only gets new entries at its end counts as the same
        if (!order.startsWith(orders.at(-1) ?? '')) orders.push(order);
        else orders[Math.max(0, orders.length - 1)] = order;
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    // without the page's font: another font may put the names in other places
    await holdBack(page, '**/*.woff2');
    await page.goto('./#/metrics?jitter=1.3');
    await expect(page.locator('[data-part="stage"] li').getByText('law of the delay').first()).toBeVisible();
    // names are placed a frame after their lines
    await page.waitForTimeout(500);
    const orders: readonly string[] = await page.evaluate(() => Reflect.get(window, 'orders'));
    expect(orders.length, orders.join(' | ')).toBeLessThanOrEqual(1);
  },
);

/** The positions of the words in the bar. */
function bar(page: Page, within: string) {
  return page.locator(within).evaluate((place) => {
    const words = place.querySelectorAll('.bar-product, .bar-menu, .bar-laboratories > a');
    return [...words].map((word) => {
      const { left, top, height } = word.getBoundingClientRect();
      return [word.textContent, Math.round(left), Math.round(top), Math.round(height)];
    });
  });
}

for (const size of SIZES) {
  test(`the bar of the HTML stands where the page's will be, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const go = await holdBack(page, '**/index-*.js');
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('#frame .bar-product')).toBeVisible();
    const before = await bar(page, '#frame');
    expect(before.length).toBeGreaterThan(2);
    go();
    await rest(page);
    await expect(page.locator('#frame')).toBeHidden();
    const after = await bar(page, '#root');
    for (const [i, [word, ...place]] of before.slice(0, 2).entries()) {
      expect(after[i]?.[0]).toBe(word);
      // the page's font loads later, and its words are nearly as wide as those of the fallback
      for (const [side, at] of place.entries())
        expect(Math.abs(Number(after[i]?.[side + 1]) - Number(at)), word?.toString()).toBeLessThanOrEqual(2);
    }
  });
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the tools and the menu of laboratories are whole in one line of the bar', async ({ page }) => {
    await page.goto('./#/alf');
    await rest(page);
    const words = await page.locator('#root .bar :is(.bar-product, button)').evaluateAll((all) =>
      all
        .map((word) => ({
          right: word.getBoundingClientRect().right,
          isCut: word.scrollWidth > word.clientWidth,
        }))
        .filter(({ right }) => right > 0),
    );
    expect(words.length).toBeGreaterThan(4);
    for (const { right, isCut } of words) {
      expect(right).toBeLessThanOrEqual(320);
      expect(isCut).toBe(false);
    }
    // the bar has one line in wider windows too
    for (const width of [320, 640, 860, 960, 1040, 1160]) {
      await page.setViewportSize({ width, height: 640 });
      const bar = await page.locator('#root .bar').boundingBox();
      expect(bar?.height, `${width} px`).toBeLessThanOrEqual(48);
    }
  });
});

/** Opens an address without the page's script, to see what the HTML shows. */
async function openWithoutScripts(page: Page, link: string): Promise<void> {
  await page.route('**/index-*.js', () => undefined);
  await page.goto(`./${link}`, { waitUntil: 'commit' });
  await expect(page.locator('#frame .bar-product')).toBeVisible();
}

test('the HTML has the question of the first page, and of a laboratory its outlines and its question', async ({
  page,
}) => {
  await openWithoutScripts(page, '');
  await expect(page.getByText('Must the packets behind it wait?')).toBeVisible();
  await expect(page.locator('#frame .outlines')).toBeHidden();
  await page.goto('about:blank');
  await openWithoutScripts(page, '#/alf?ta=20');
  await expect(page.getByText('Must the packets behind it wait?')).toBeHidden();
  const outlines = await page.locator('#frame .outlines').boundingBox();
  expect(outlines?.width).toBeGreaterThan(1200);
  expect(outlines?.height).toBeGreaterThan(800);
  await expect(page.locator('#frame .outlines-question:visible')).toHaveText([questionIn('alf')]);
});

test('the question of a laboratory stays until its page comes', async ({ page }) => {
  const held = async (files: string) => {
    let go = () => {};
    const free = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(files, async (route) => {
      await free;
      await route.continue();
    });
    return go;
  };
  const [goOn, go] = [await held('**/index-*.js'), await held('**/RedPage-*.js')];
  await page.goto('./#/red', { waitUntil: 'commit' });
  const question = page.locator('.outlines-question:visible');
  await expect(question).toHaveText([questionIn('red')]);
  const before = await question.boundingBox();
  expect(before).not.toBeNull();
  goOn();
  await expect(page.locator('#frame')).toBeHidden();
  await expect(question).toHaveText([questionIn('red')]);
  const { x, y } = (await question.boundingBox()) ?? {};
  expect([x, y]).toEqual([before?.x, before?.y]);
  go();
  await expect(page.locator('[data-parameter]').first()).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('what a laboratory needs is asked for before the page’s own script has come, and once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  await openWithoutScripts(page, SMALL_PAGES[0] ?? '');
  const [id = ''] = LABS.map((lab) => lab.id);
  const needed = [
    new RegExp(`^${id}_bg-.*wasm$`),
    new RegExp(`^${id}\\.table-.*js$`),
    /^\w+Page-.*js$/,
    /^\w+Page-.*css$/,
  ];
  for (const name of needed) await expect.poll(() => asked.filter((each) => name.test(each)).length).toBe(1);
  await page.unroute('**/index-*.js');
  await page.goto('about:blank');
  asked.length = 0;
  await page.goto(`./${SMALL_PAGES[0]}`);
  await rest(page);
  // each worker requests its script
  const names = asked.filter((name) => !name.startsWith('worker-'));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  for (const name of needed) expect(asked.filter((each) => name.test(each))).toHaveLength(1);
});

testEach(
  SMALL_PAGES,
  (link) => `${link} draws nothing before there are data, keeps its place, and moves nothing`,
  async (page, link) => {
    await page.setViewportSize(WIDE);
    await watchMoves(page);
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/*.wasm', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`./${link}`);
    // titles are shown; handles, scales, marks and numbers are not
    const stage = page.locator('[data-figure]');
    await expect(stage.locator('[data-titles]').first()).toBeVisible();
    const drawn = page.locator(
      '[data-figure] :is(svg :is(line, circle, rect, path), canvas):visible:not([data-titles] *), [data-strip] :is(svg *, canvas):visible',
    );
    await expect(drawn).toHaveCount(0);
    const before = await stage.boundingBox();
    go();
    await rest(page);
    await expect(drawn).not.toHaveCount(0);
    expect(await stage.boundingBox()).toEqual(before);
    // if font and numbers arrive in one frame, a word may move to another line: up to 0.1 is good by Web Vitals
    await expectUnmoved(page, 0.1);
  },
);

test('a parameter and a measure say what they mean, to a click and to keys', async ({ page }) => {
  await page.goto('./#/alf?n=60&runs=2');
  await rest(page);
  const word = page.locator('[data-parameter="ta"]').first().locator('[data-term]');
  await word.click();
  const box = page.getByRole('dialog', { name: 'Processing time' });
  await expect(box).toContainText(
    'How long the application works on one packet (an application data unit, ADU).',
  );
  await expect(box).toContainText('Diot and Gagnon');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(word).toBeFocused();
  // a second press on the word closes the box that the first has opened
  await word.click();
  await expect(box).toBeVisible();
  await word.click();
  await expect(box).toBeHidden();

  const gain = page
    .getByRole('region', { name: 'Leading result' })
    .getByRole('button', { name: 'G', exact: true });
  await gain.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Gain by not waiting' })).toContainText(
    'Share of the completion time that is saved by not waiting for order.',
  );
});
