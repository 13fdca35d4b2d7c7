// The claims of the page: they have the numbers of the ledgers, an address each, and valid positions in the small plots.

import { expect, test } from 'vitest';
import { STATED } from '#pkg/stated.ts';
import { decode, routeOf } from '../scenario/decode.ts';
import { encode } from '../scenario/encode.ts';
import { claimAddress, claimsAddress } from '../sources/claimAddress.ts';
import { statementsOf } from '../sources/ledger.ts';
import { placeInWords } from '../sources/place.ts';
import { slugOf, VERDICTS } from '../sources/verdicts.ts';
import { decidingOf, filterOf, sectionOf } from './filter.ts';
import { countsOf, currentId, PAPER_COUNT, PAPERS, titleOf, unknownIn } from './papers.ts';
import { drawnLink, figuresIn } from './presets.ts';
import { statedIn } from './StatedNumbers.tsx';
import { scaleOf } from './scale.ts';

const LEDGERS = import.meta.glob<string>('../../docs/ledger/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('a paper that two laboratories rebuild is counted once', () => {
  expect(PAPERS.map(({ lab }) => lab)).toContain('tcp');
  expect(PAPER_COUNT).toBe(4);
});

const opened = (address: string) => {
  const route = routeOf(address);
  if (route.kind !== 'page' || route.page !== 'papers') throw new Error(`${address} opens no list of claims`);
  return filterOf(route.path);
};

test.each(PAPERS)('$lab: words, verdicts, rules and figures are those of docs/ledger', ({ lab, claims }) => {
  const ledger = (LEDGERS[`../../docs/ledger/${lab}.md`] ?? '').replaceAll('\\|', '|');
  const [, ...sections] = ledger.split(/\n## (?=[a-z]+-\d+\. )/);
  expect(sections).toHaveLength(claims.length);
  for (const [place, claim] of claims.entries()) {
    const section = sections[place] ?? '';
    expect(section).toMatch(new RegExp(`^${claim.id}\\. .*: ${claim.verdict}`));
    expect(section).toContain(`> ${claim.quote}\n`);
    expect(section).toContain(claim.note);
    for (const found of [claim, ...Object.values(claim.under ?? {})]) {
      for (const { rule, figure } of found.checks) {
        expect(section).toContain(rule);
        expect(section).toContain(figure.text);
        for (const scenario of figure.scenarios) expect(section).toContain(`\`${scenario}\``);
      }
      for (const { name, text } of found.beside) {
        expect(section).toContain(name.replace(/,$/, ''));
        expect(section).toContain(text);
      }
    }
  }
  // the presets' cards and the page About have the same counts
  const counts = countsOf(claims);
  for (const verdict of VERDICTS) {
    expect(statementsOf(lab).filter(({ judged }) => judged[0]?.verdict === verdict)).toHaveLength(
      counts[verdict],
    );
  }
});

test('every claim and every list has an address that opens it', () => {
  for (const { lab, claims } of PAPERS) {
    for (const { id, against } of claims) {
      expect(opened(claimAddress(id))).toEqual({ lab: null, verdict: null, claim: id });
      for (const other of against) expect(claims.map((claim) => claim.id)).toContain(other);
    }
    for (const verdict of VERDICTS) {
      expect(opened(claimsAddress(lab, verdict))).toEqual({ lab, verdict, claim: null });
      expect(claimsAddress(null, verdict)).toBe(`#/papers/${slugOf(verdict)}`);
    }
  }
  expect(opened('#/papers')).toEqual({ lab: null, verdict: null, claim: null });
});

test('laboratories of one paper share one row of numbers, and an old id leads to where its claim is now', () => {
  for (const { source } of PAPERS) {
    const claims = PAPERS.filter((paper) => paper.source === source).flatMap((paper) => paper.claims);
    const numbers = claims.map(({ id }) => id.slice(id.lastIndexOf('-')));
    expect(new Set(numbers).size, source.id).toBe(numbers.length);
  }
  expect(['metrics-14', 'metrics-12', 'red-17', 'red-999'].map(currentId)).toEqual([
    'tcp-14',
    'metrics-12',
    'red-17',
    'red-999',
  ]);
});

test('a point lies in the band of its rule exactly where the rule holds', () => {
  const checks = PAPERS.flatMap(({ claims }) => claims.flatMap((claim) => claim.checks));
  expect(checks.length).toBeGreaterThan(300);
  let drawn = 0;
  for (const check of checks) {
    const scale = scaleOf(check);
    if (scale?.allowed === null || scale === null || check.allowed === null) continue;
    drawn += 1;
    const [low, high] = scale.allowed;
    const [first, last] = scale.interval;
    expect(first <= last && scale.from < scale.to, check.rule).toBe(true);
    // tolerances: a bound may be excluded, a band may be very thin, and drawn positions are rounded
    if (check.outcome === 'yes') expect(first >= low - 1e-4 && last <= high + 1e-4, check.rule).toBe(true);
    if (check.outcome === 'no') expect(last <= low + 1e-4 || first >= high - 1e-4, check.rule).toBe(true);
  }
  expect(drawn).toBeGreaterThan(200);
});

test('sections and figures are read from a place', () => {
  const parts = ['4.2.1, figure 8', 'II, table I', 'abstract', '3, footnote 3'].map((place) =>
    sectionOf({ place }),
  );
  expect(parts).toEqual(['4', 'II', 'Abstract', '3']);
  expect(placeInWords('4.2.1, figure 8')).toBe('Section 4.2.1, figure 8');
  expect(placeInWords('abstract')).toBe('Abstract');
  expect(figuresIn('Figures 4 and 7, section 4')).toEqual(['figure 4', 'figure 7']);
  expect(figuresIn('4.1, figures 5 and 6; tables 1, 2 and 3')).toEqual([
    'figure 5',
    'figure 6',
    'table 1',
    'table 2',
    'table 3',
  ]);
  expect(figuresIn('II, table I')).toEqual(['table I']);
  const outcomes = ['yes', 'undecided', 'no'].map((outcome) => ({ outcome }));
  expect(decidingOf(outcomes)?.outcome).toBe('no');
  expect(decidingOf(outcomes.slice(0, 2))?.outcome).toBe('undecided');
});

test('each number that a paper states has a name and the unit of ours', () => {
  const numbers = PAPERS.flatMap(({ claims }) => statedIn(claims));
  const rules = PAPERS.flatMap(({ claims }) => claims.flatMap(({ checks }) => checks));
  expect(numbers).toHaveLength(rules.filter(({ stated }) => stated !== null).length);
  for (const { name, unit, check } of numbers) {
    expect(check.rule.startsWith(name) && name.length < check.rule.length, check.rule).toBe(true);
    expect(check.figure.text.endsWith(unit), check.rule).toBe(true);
    expect(check.rule).toContain(unit);
    expect(name).not.toMatch(/ is | lies |,$/);
  }
  const shown = (id: string) => numbers.filter(({ claim }) => claim === id);
  expect(shown('dccp-3')[0]).toMatchObject({ name: 'X, RTT 50 ms', stated: 935.3, unit: ' kbit/s' });
  expect(shown('alf-48')[0]).toMatchObject({ name: 'in-order total time at A = 4, N = 100', stated: 2500 });
});

test('every scenario of a claim opens as it is written, and is of the claim’s laboratory', () => {
  const scenarios = PAPERS.flatMap(({ lab, claims }) =>
    claims.flatMap((claim) =>
      [claim, ...Object.values(claim.under ?? {})].flatMap(({ checks, beside }) =>
        [...checks.flatMap(({ figure }) => figure.scenarios), ...beside.map(({ scenario }) => scenario)].map(
          (link) => ({ lab, id: claim.id, link }),
        ),
      ),
    ),
  );
  expect(scenarios.length).toBeGreaterThan(400);
  for (const { lab, id, link } of scenarios) {
    const read = decode(link);
    if (read.refusal !== undefined) throw new Error(`${id}: ${link} opens nothing`);
    expect(read.messages, `${id}: ${link}`).toEqual([]);
    expect(read.scenario.lab, id).toBe(lab);
    expect(encode(read.scenario.lab, read.scenario.values), id).toBe(link);
  }
});

test('a number that a figure draws is found by its rule, and each such number has one', () => {
  const links = PAPERS.flatMap(({ claims }) =>
    claims.flatMap(({ id, checks }) => checks.map(({ rule }) => drawnLink(id, rule))),
  );
  const drawn = new Set(links.flatMap((link) => (link === null ? [] : [link])));
  expect(drawn).toEqual(new Set(STATED.map(({ link }) => link)));
});

test('the window is named after what is open, and an address that names nothing is told so', () => {
  const title = (path: string) => titleOf(filterOf(path), unknownIn(path));
  expect(title('')).toBe('Papers');
  expect(title('red')).toBe('Neglia, Falletta and Bianchi (RED) · Papers');
  expect(title('red/not-reproduced')).toBe('Neglia, Falletta and Bianchi (RED) · not reproduced · Papers');
  expect(title('red-17')).toBe('red-17 · Neglia, Falletta and Bianchi (RED) · Papers');
  // another laboratory of the same paper has taken the claim over
  expect(title('metrics-14')).toMatch(/^tcp-14 · /);
  const titles = PAPERS.map(({ lab }) => title(lab));
  expect(new Set(titles).size).toBe(PAPERS.length);
  for (const path of ['', 'red', 'red/contradictory', 'alf-73', 'metrics-14', 'undecided'])
    expect(unknownIn(path), path).toBeNull();
  expect(unknownIn('nope-99')).toBe('nope-99');
  expect(unknownIn('red-999')).toBe('red-999');
  expect(unknownIn('red/nowhere')).toBe('nowhere');
  expect(title('nope-99')).toBe('Papers');
});
