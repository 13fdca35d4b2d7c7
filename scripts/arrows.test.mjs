import { expect, test } from 'vitest';
import { laboratoriesIn, modelBreaks, roomCircle, webBreaks } from './arrows.mjs';

/** @param {string} file @param {string} text */
const web = (file, text) => webBreaks(file, text).map(({ line, message }) => `${line}: ${message}`);
/** @param {string} name @param {string} text */
const model = (name, text) =>
  modelBreaks(`sim-wasm/model/src/${name}`, text, ['red', 'dccp']).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test('a chart knows no laboratory', () => {
  const text = "import { a } from './a.ts';\nimport type { B } from '../../labs/red/b.ts';\n";
  expect(web('web/charts/curve/Curve.tsx', text)).toEqual(['2: charts imports from labs']);
});

test('a laboratory knows pieces, and no other laboratory', () => {
  const text = `import {
  x,
} from '../dccp/x.ts';
const late = () => import('../../app/App.tsx');
import { useJob } from '../../sim-react/useJob.ts';
import './AlfPage.css';
`;
  expect(web('web/labs/red/AlfPage.tsx', text)).toEqual([
    '3: the laboratory red imports from the laboratory dccp',
    '4: labs imports from app',
  ]);
});

test('rooms of the bench and of the charts have an order', () => {
  const up = "import { a } from '../page/a.ts';\n";
  expect(web('web/bench/results/a.ts', up)).toEqual(['1: bench/results imports from bench/page']);
  expect(web('web/bench/results/a.test.ts', up)).toEqual([]);
  expect(web('web/bench/page/a.ts', "import { a } from '../results/a.ts';\n")).toEqual([]);
  expect(web('web/charts/scales/a.ts', "import { a } from '../curve/a.ts';\n")).toEqual([
    '1: charts/scales imports from charts/curve',
  ]);
  expect(web('web/charts/curve/a.ts', "import { a } from '../density/a.ts';\n")).toEqual([]);
});

test('the bench knows no laboratory, and a laboratory may use it', () => {
  const text = "import { a } from '../../labs/alf/a.ts';\nimport { b } from '../../charts/b.ts';\n";
  expect(web('web/bench/page/LabPage.tsx', text)).toEqual(['1: bench imports from labs']);
  expect(web('web/labs/alf/AlfPage.tsx', "import { a } from '../../bench/page/a.ts';\n")).toEqual([]);
  expect(web('web/charts/curve/a.ts', "import { a } from '../../bench/page/a.ts';\n")).toEqual([
    '1: charts imports from bench',
  ]);
});

test('what only tests need is imported by tests alone', () => {
  const text = "import { FakeWorker } from './fakeWorker.testing.ts';\n";
  expect(web('web/sim/pool.test.ts', text)).toEqual([]);
  expect(web('web/sim/browser.ts', text)).toEqual([
    '1: web/sim/browser.ts imports web/sim/fakeWorker.testing.ts, which is for tests',
  ]);
});

test('the pool knows no React', () => {
  expect(web('web/sim/pool.ts', "import { useState } from 'react';\n")).toEqual([
    '1: sim imports react: it has to work without React',
  ]);
  expect(web('web/sim-react/useJob.ts', "import { useState } from 'react';\n")).toEqual([]);
});

test('a folder without a place is named', () => {
  expect(web('web/quiz/a.ts', "import { b } from '../charts/b.ts';\n")).toEqual([
    '1: web/quiz has no place in scripts/arrows.mjs yet',
  ]);
});

test('modules of the model use lower layers only', () => {
  const text =
    '//! crate::red in words\nuse crate::{reordering::{Measures, rd}, red::Bench};\nuse crate::dccp;\n';
  expect(model('reordering/summary.rs', text)).toEqual(['2: reordering uses red', '3: reordering uses dccp']);
  expect(model('red/queue.rs', 'use super::draws::Draws;\nuse super::super::dccp;\n')).toEqual([
    '2: red uses dccp',
  ]);
  expect(model('red/mod.rs', 'use crate::senders;\nuse crate::laboratories;\n')).toEqual([
    '2: red uses laboratories',
  ]);
  expect(model('laws.rs', 'use super::random;\nuse super::reordering;\n')).toEqual([
    '2: laws uses reordering',
  ]);
  expect(model('stats/mod.rs', 'use super::random;\n')).toEqual(['1: stats uses random']);
  expect(model('toys/mod.rs', 'use super::random;\n')).toEqual([
    '1: the module toys has no place in scripts/arrows.mjs yet',
  ]);
});

test('the model says which modules are laboratories', () => {
  const list =
    'laboratories! {\n    red::Red, Some(&ledger::red::LEDGER);\n    dccp::Dccp, None;\n}\nother::X, None;\n';
  expect(laboratoriesIn(list)).toEqual(['red', 'dccp']);
});

test('the model reads no clock', () => {
  expect(model('red/mod.rs', 'use std::time::Instant;\n')).toEqual([
    '1: the model uses std::time: it knows no wasm, no files and no clock',
  ]);
});

test('imports in double quotes are imports', () => {
  expect(
    web('web/charts/a.ts', 'import { a } from "../labs/red/b.ts";\nconst b = () => import("../app/c.ts");\n'),
  ).toEqual(['1: charts imports from labs', '2: charts imports from app']);
});

test('what is generated for one laboratory is for that laboratory', () => {
  const text = "import { TABLE } from '#pkg/red.table.ts';\nimport type { LabId } from '#pkg/params.ts';\n";
  expect(web('web/labs/red/a.ts', text)).toEqual([]);
  expect(web('web/bench/page/a.ts', text)).toEqual([
    '1: bench imports #pkg/red.table.ts, which is of one laboratory',
  ]);
  expect(web('web/charts/curve/a.ts', text)).toEqual([
    '1: charts imports #pkg/red.table.ts: it knows no laboratory and no parameter',
    '2: charts imports #pkg/params.ts: it knows no laboratory and no parameter',
  ]);
});

test('the model takes no files and no clock from the standard library, in a group either', () => {
  expect(
    model('red/mod.rs', 'use std::{collections::BTreeMap, fs};\nuse std::{fmt, time::Instant as T};\n'),
  ).toEqual([
    '1: the model uses std::fs: it knows no wasm, no files and no clock',
    '2: the model uses std::time: it knows no wasm, no files and no clock',
  ]);
  expect(model('red/mod.rs', 'use std::{collections::BTreeMap, fmt};\n')).toEqual([]);
});

test('rooms of captures have an order', () => {
  const up = 'use crate::trace::report::flows::Report;\n';
  expect(model('trace/tcp/order.rs', up)).toEqual(['1: trace::tcp uses trace::report']);
  expect(model('trace/tcp/order.rs', `#[cfg(test)]\nmod tests {\n    ${up}}\n`)).toEqual([]);
  expect(model('trace/report/cut.rs', 'use crate::trace::tcp::order::Order;\n')).toEqual([]);
  expect(model('trace/mod.rs', up)).toEqual([]);
  expect(model('trace/tides/moon.rs', 'use crate::trace::tcp::order::Order;\n')).toEqual([
    '1: the module trace::tides has no place in scripts/arrows.mjs yet',
  ]);
});

test('rooms of a laboratory do not use each other in a circle, not even later', () => {
  /** @param {Record<string, string>} files */
  const circle = (files) => roomCircle('web/labs/red', Object.keys(files), (file) => files[file] ?? '');
  const lead = "import { saved } from '../frontier/saved.ts';\n";
  expect(
    circle({ 'web/labs/red/lead/Lead.tsx': lead, 'web/labs/red/frontier/saved.ts': '' }),
  ).toBeUndefined();
  const later = "const load = () => import('../lead/Lead.tsx');\n";
  expect(circle({ 'web/labs/red/lead/Lead.tsx': lead, 'web/labs/red/frontier/saved.ts': later })).toEqual([
    'lead',
    'frontier',
    'lead',
  ]);
  expect(
    circle({ 'web/labs/red/lead/Lead.tsx': lead, 'web/labs/red/frontier/saved.test.ts': later }),
  ).toBeUndefined();
});
