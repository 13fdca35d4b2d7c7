import { expect, test } from 'vitest';
import { modelBreaks, webBreaks } from './arrows.mjs';

/** @param {string} file @param {string} text */
const web = (file, text) => webBreaks(file, text).map(({ line, message }) => `${line}: ${message}`);
/** @param {string} name @param {string} text */
const model = (name, text) =>
  modelBreaks(`sim-wasm/model/src/${name}`, text).map(({ line, message }) => `${line}: ${message}`);

test('a chart knows no laboratory', () => {
  const text = "import { a } from './a.ts';\nimport type { B } from '../../labs/alf/b.ts';\n";
  expect(web('web/charts/curve/Curve.tsx', text)).toEqual(['2: charts imports from labs']);
});

test('a laboratory knows pieces, and no other laboratory', () => {
  const text = `import {
  x,
} from '../metrics/x.ts';
const late = () => import('../../app/App.tsx');
import { useJob } from '../../sim-react/useJob.ts';
import './AlfPage.css';
`;
  expect(web('web/labs/alf/AlfPage.tsx', text)).toEqual([
    '3: the laboratory alf imports from the laboratory metrics',
    '4: labs imports from app',
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
    '//! crate::alf in words\nuse crate::{metrics::{Measures, rd}, alf::Bench};\nuse crate::dccp;\n';
  expect(model('metrics/summary.rs', text)).toEqual(['2: metrics uses alf', '3: metrics uses dccp']);
  expect(model('alf/transfer.rs', 'use super::luck::Luck;\nuse super::super::trace;\n')).toEqual([
    '2: alf uses trace',
  ]);
  expect(model('laws.rs', 'use super::random;\nuse super::metrics;\n')).toEqual(['2: laws uses metrics']);
  expect(model('stats/mod.rs', 'use super::random;\n')).toEqual(['1: stats uses random']);
});

test('the model reads no clock', () => {
  expect(model('alf/mod.rs', 'use std::time::Instant;\n')).toEqual([
    '1: the model uses std::time: it knows no wasm, no files and no clock',
  ]);
});
