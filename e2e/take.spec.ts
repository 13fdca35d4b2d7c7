// Exported files say what they show, of which scenario, and at which link.

import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { EVERY, testEach } from './every.ts';
import { tableOf } from './laboratories.ts';
import { expect, open, rest, savedTable, takenLink, test } from './page.ts';

const ALF = '#/alf?ta=20&w=16&n=60&runs=3&seed=7';
const RED = '#/red?tau=2&duration=20&warmup=5&runs=2';
const DCCP = '#/dccp?duration=12&warmup=2&runs=2';
const SEQUENCE = '#/metrics?seq=1+2+5+4+3+6';
const PATH = '#/metrics?jitter=2&n=1000&runs=2';

/** A figure of each laboratory, with the first columns of its table, before those of the scenario. The columns and
 * cells of every figure are compared with those of `oos figure` (scripts/figureTables.test.mjs). */
const TABLES: readonly (readonly [link: string, columns: string])[] = [
  [`${ALF}&fig=curve&family=w&g=latency`, 'ta,w,gain_latency,gain_latency_ci95'],
  [
    `${RED}&fig=frontier`,
    'level,tau,ps,minth,limit,utilization,utilization_ci95,throughput,throughput_ci95,queue_delay,queue_delay_ci95,queue',
  ],
  [`${DCCP}&fig=rate`, 'time,run,delivered,x,x_recv,x_calc,p,buffered'],
  [`${PATH}&fig=md`, 'law,jitter,mean_displacement,mean_displacement_ci95'],
];

/** Downloads an export of the open figure. */
async function take(page: Page, choice: string, colours?: 'light' | 'dark'): Promise<Download> {
  await page.getByRole('button', { name: /^Export/ }).click();
  if (colours) await page.getByLabel(colours, { exact: true }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: choice, exact: true }).filter({ visible: true }).click(),
  ]);
  return download;
}

async function textOf(page: Page, choice: string, colours?: 'light' | 'dark'): Promise<string> {
  return readFileSync(await (await take(page, choice, colours)).path(), 'utf8');
}

async function tableText(page: Page, table: string): Promise<string> {
  return readFileSync(await (await savedTable(page, table)).path(), 'utf8');
}

/** The lines of text in an SVG. */
function linesOf(svg: string): string[] {
  const words = svg.replaceAll('&amp;', '&').replace(/<\/?tspan[^>]*>/g, '');
  return [...words.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
}

const SOURCE_OF = {
  alf: /^Out of Sequence [\d.]+: .+\. After Diot and Gagnon, “Impact of Out-of-Sequence Processing on .+” \(1999\)\.$/,
  red: /^Out of Sequence [\d.]+: .+\. After Neglia, Falletta and Bianchi, “Is TCP Packet Reordering Always Harmful\?” \(2004\)\.$/,
  dccp: /^Out of Sequence [\d.]+: .+\. After Sarwar, Lochin and Boreli, “Mitigating the Impact of .+” \(2011\)\.$/,
  order:
    /^Out of Sequence [\d.]+: .+\. After RFC 4737, “Packet Reordering Metrics”; RFC 5236, “Improved .+”\.$/,
  path: /^Out of Sequence [\d.]+: .+\. After Torres-Jr and Ribeiro, “Packet Reordering Metrics to Enable .+” \(2020\)\.$/,
} as const;

testEach(
  [
    [
      'alf',
      `${ALF}&fig=curve`,
      'Gain (G) against processing time (Ta)',
      'Ta = 20 ms, W = 16 packets, N = 60 packets',
      '3 runs, seed 7.',
    ],
    ['alf', `${ALF}&fig=ladder`, 'Packet ladder: one transfer, packet by packet', 'Ta = 20 ms', 'seed 7.'],
    ['red', `${RED}&fig=queue`, 'Queue and windows over time', 'τ = 2 ms', '2 runs, seed 1.'],
    ['dccp', `${DCCP}&fig=rate`, 'Rate over time', '12 s', '2 runs, seed 1.'],
    ['order', `${SEQUENCE}&fig=crossings`, 'Sent order against arrival order', '1 2 5 4 3 6', 'default.'],
    ['path', `${PATH}&fig=md`, 'Mean displacement MD against jitter', 'j = 2 ms', '2 runs, seed 1.'],
  ] as const,
  ([, link]) => `a picture carries title, special parameters, runs, seed, caption, source and link: ${link}`,
  async (page, [lab, link, title, terms, luck]) => {
    await open(page, link);
    const svg = await textOf(page, 'Picture (SVG)');
    const lines = linesOf(svg);
    expect(lines[0], link).toBe(title);
    expect(lines[1], link).toContain(terms);
    expect(lines[1]?.endsWith(luck), `${lines[1]} ends with ${luck}`).toBe(true);
    // the page joins a number and its unit by a no-break space
    const caption = ((await page.locator('figcaption').first().textContent()) ?? '').replaceAll(
      '\u00a0',
      ' ',
    );
    expect(lines.join(' '), link).toContain(caption);
    // the program, the laboratory, and the paper or the standards, on one or more lines
    const start = lines.findIndex((line) => /^Out of Sequence [\d.]+: /.test(line));
    expect(lines.slice(start, -1).join(' '), link).toMatch(SOURCE_OF[lab]);
    // the tests' page is on localhost, and the file says so
    expect(lines.at(-1), link).toBe(
      `${takenLink(page.url())} (served from localhost: this link works only on this computer)`,
    );
    expect(svg.replace(/base64,[^)]*/g, ''), link).not.toMatch(/var\(|NaN|undefined|cursor|data-/);
  },
);

testEach(
  ['surface', 'curve', 'ladder'],
  (fig) => `light or dark by choice, whatever the page has, and the page stays as it is: ${fig}`,
  async (page, fig) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, `${ALF}&fig=${fig}`);
    const [light, dark] = [
      await textOf(page, 'Picture (SVG)', 'light'),
      await textOf(page, 'Picture (SVG)', 'dark'),
    ];
    expect(light.replace(/base64,[^)]*/g, '')).not.toMatch(/var\(|NaN|undefined/);
    expect(light).toContain('fill="#ffffff"/>');
    expect(dark).toContain('fill="#15181a"/>');
    // marks have other colours in the dark, also those drawn on a canvas
    const inks = [light, dark].map((svg) => new Set(svg.match(/(?:fill|stroke)="[^"]+"/g)));
    expect([...(inks[0] ?? [])].filter((ink) => inks[1]?.has(ink) && /rgb|#/.test(ink)).length).toBeLessThan(
      4,
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

testEach(
  [
    `${ALF}&fig=curve`,
    `${ALF}&fig=surface`,
    `${ALF}&fig=ladder`,
    `${PATH}&fig=rd`,
    SEQUENCE,
    '#/tcp?fig=path&runs=1&transfer=1',
  ],
  (link) =>
    `as a column of a paper a picture is narrow, its letters are as large as ever, and the page stays as it is: ${link}`,
  async (page, link) => {
    await open(page, link);
    const chart = page.locator('[data-figure]').getByRole('application').first();
    const before = await chart.boundingBox();
    await page.getByRole('button', { name: /^Export/ }).click();
    await page.getByLabel('one column (8.5 cm)').check();
    await page.keyboard.press('Escape');
    const svg = await textOf(page, 'Picture (SVG)');
    // at a width of 85 mm, letters of 12 px are 7 pt high
    const [, , wide, high] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
    expect([wide, /width="([^"]+)"/.exec(svg)?.[1]], link).toEqual([412, '85mm']);
    // charts below each other all keep their height
    if (link.includes('fig=path')) expect(high, link).toBeGreaterThan(550);
    const sizes = [...svg.matchAll(/font-size[=:]\s*"?([\d.]+)/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(4);
    // 9: the subscripts of symbols are smaller than other text
    expect(Math.min(...sizes), link).toBeGreaterThanOrEqual(9);
    await expect.poll(() => chart.boundingBox()).toEqual(before);
  },
);

test(
  'as a column it is narrow too where React comes to draw it ten frames later',
  EVERY,
  async ({ page }) => {
    await page.addInitScript((FRAMES) => {
      // React schedules its rendering with these messages
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        let left = Reflect.get(window, 'isLate') === true ? FRAMES : 0;
        const send = () => {
          left -= 1;
          if (left < 0) post.call(this, message);
          else requestAnimationFrame(send);
        };
        send();
      };
    }, 10);
    await open(page, `${ALF}&fig=ladder`);
    await page.getByRole('button', { name: /^Export/ }).click();
    await page.getByLabel('one column (8.5 cm)').check();
    await page.keyboard.press('Escape');
    await page.evaluate(() => Object.assign(window, { isLate: true }));
    const svg = await textOf(page, 'Picture (SVG)');
    expect(Number(/width="(\d+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(480);
  },
);

test('a PNG has its words in its own fields, and twice the pixels of its size', async ({ page }) => {
  await open(page, `${ALF}&fig=curve`);
  const [, width = 0, height = 0] = (/width="(\d+)" height="(\d+)"/.exec(
    await textOf(page, 'Picture (SVG)'),
  ) ?? []) as unknown as [string, number, number];
  const png = readFileSync(await (await take(page, 'Picture (PNG)')).path());
  expect(png.readUInt32BE(16)).toBe(2 * width);
  expect(png.readUInt32BE(20)).toBe(2 * height);
  const fields = new Map<string, string>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) !== 'iTXt') continue;
    const [name = '', ...parts] = png.toString('utf8', at + 8, at + 8 + png.readUInt32BE(at)).split('\0');
    fields.set(name, parts.at(-1) ?? '');
  }
  expect(fields.get('Title')).toBe('Gain (G) against processing time (Ta)');
  expect(fields.get('Description')).toContain('W = 16 packets');
  expect(fields.get('Source')).toContain(takenLink(page.url()));
  // with its fields it is still a picture
  const size = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    return image.naturalWidth;
  }, png.toString('base64'));
  expect(size).toBe(2 * width);
});

test('a turned surface fills its picture, without handles', EVERY, async ({ page }) => {
  await open(page, `${ALF}&fig=surface&surface=turn`);
  const svg = await textOf(page, 'Picture (SVG)');
  const shares = await page.evaluate(
    (source) => {
      const holder = document.createElement('div');
      holder.innerHTML = source;
      document.body.append(holder);
      const whole = holder.querySelector('svg')?.getBoundingClientRect();
      const marks = holder.querySelector('svg > g')?.getBoundingClientRect();
      holder.remove();
      return whole && marks ? { across: marks.width / whole.width, down: marks.height / whole.height } : null;
    },
    svg.replace(/<style>.*?<\/style>/, ''),
  );
  expect(shares?.across).toBeGreaterThan(0.92);
  expect(shares?.down).toBeGreaterThan(0.6);
  await open(page, `${ALF}&fig=curve`);
  const curve = await textOf(page, 'Picture (SVG)');
  // the handle at the scenario is exported as a plain circle
  expect(curve.match(/<circle[^>]*>/g)?.map((one) => /r="([\d.]+)"/.exec(one)?.[1])).toEqual(['4.5']);
});

testEach(
  TABLES,
  ([link]) => `a file is tidy, with the scenario in each row: ${link}`,
  async (page, [link, columns]) => {
    await open(page, link);
    const [header = '', ...rows] = (await tableText(page, 'Data')).trimEnd().split('\r\n');
    const own = columns.split(',');
    expect(header.split(',').slice(0, own.length)).toEqual(own);
    const lab = tableOf(link);
    const parameters = lab.params.filter(({ group }) => group !== 'figure').map(({ id }) => id);
    const rest = header.split(',').slice(own.length);
    expect(rest).toEqual([...parameters.filter((id) => !own.includes(id)), 'scenario', 'version', 'model']);
    // each column named like a measure is one
    const measures = lab.measures.flatMap(({ id }) => [id, `${id}_ci95`]);
    for (const id of own.filter((one) => one.endsWith('_ci95'))) expect(measures).toContain(id);
    expect(rows.length).toBeGreaterThan(3);
    // one assertion for all rows: one for each of thousands would take minutes
    expect(rows.find((row) => !row.includes(`${page.url()}`))).toBeUndefined();
    expect(new Set(rows).size).toBe(rows.length);
  },
);

test('an analysis is a file of its own, and so are observations of another kind', async ({ page }) => {
  await open(page, `${ALF}&fig=curve&gb=show`);
  const file = await savedTable(page, 'Analysis');
  expect(file.suggestedFilename()).toBe('gain-against-ta-analysis.csv');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^ta,gain_blocking_analysis,/);
  expect(await tableText(page, 'Data')).not.toContain('analysis');
  // the page shows one of both tables at a time
  await page.getByRole('button', { name: /^Data/ }).click();
  await page.getByRole('dialog').getByLabel('Table').selectOption('Analysis');
  await expect(page.getByRole('dialog').getByRole('columnheader').last()).toHaveText(
    'gain_blocking_analysis (share)',
  );
  await page.keyboard.press('Escape');
  await open(page, `${RED}&fig=queue`);
  expect(await tableText(page, 'Losses')).toMatch(/^time,flow,cause,/);
  await open(page, `${DCCP}&fig=rate`);
  expect(await tableText(page, 'Losses')).toMatch(/^run,time,kind,/);
});

test('tables of measures and of advice can be taken, and commands print the same', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await open(page, `${ALF}&fig=curve`);
  await page.getByRole('button', { name: /^Data: / }).click();
  await page.getByRole('button', { name: 'Copy as command', exact: true }).filter({ visible: true }).click();
  const hash = new URL(page.url()).hash;
  await expect.poll(copied).toBe(`oos figure '${hash}' --csv`);
  await open(page, SEQUENCE);
  await page.getByText('All measures').click();
  await page.getByRole('button', { name: 'Copy as command: Measures of this arrival order' }).click();
  await expect.poll(copied).toBe(`oos run '${SEQUENCE}' --json`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV: Measures of this arrival order' }).click(),
  ]);
  const [header = '', row = '', ...others] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(others).toEqual([]);
  const ids = tableOf(SEQUENCE).measures.flatMap(({ id, isPartial }) => [
    id,
    `${id}_ci95`,
    ...(isPartial ? [`${id}_runs_with_value`] : []),
  ]);
  expect(header.split(',').slice(0, ids.length)).toEqual(ids);
  const value = row.split(',')[ids.indexOf('mean_displacement')];
  await expect(page.locator('[data-measure="mean_displacement"] [data-value]').first()).toHaveAttribute(
    'data-value',
    value ?? '',
  );
  await open(page, '#/metrics?bench=trace');
  await page
    .getByRole('button', { name: /reorder/i })
    .first()
    .click();
  await rest(page);
  const [advice] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV: buffer advice' }).click(),
  ]);
  const lines = readFileSync(await advice.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toMatch(/^share,packets,delay_by_packets_mean,delay_by_packets_max,bytes,/);
  // the last columns describe a file and a flow, not a simulation
  expect(lines[0]).toMatch(/,file,flow,protocol,ends,by,order,dt,version,model$/);
  expect(lines.length).toBeGreaterThan(2);
  // joined, because a narrow picture breaks them into several lines
  const words = linesOf(await textOf(page, 'Picture (SVG)'))
    .slice(1)
    .join(' ');
  expect(words).toMatch(/^Of the capture .*rtp.*; DT = /);
});
