import { expect, test } from 'vitest';
import { circleIn } from './circles.mjs';

/** @param {Record<string, string>} files */
const circle = (files) => circleIn(new Map(Object.entries(files)), 'crate::trace::table');

test('files that lean on each other one way', () => {
  expect(
    circle({
      mod: 'mod lines;\nmod csv;\npub use csv::{Csv, Row};\n',
      lines: 'use super::csv::Csv;\n',
      csv: '// super::lines in words\nuse std::fmt;\n#[cfg(test)]\nmod tests {\n    use super::lines::Text;\n}\n',
    }),
  ).toBeUndefined();
});

test('a circle is named, also where mod.rs hands a name on', () => {
  expect(
    circle({ mod: '', lines: 'use super::csv::Csv;\n', csv: 'use super::lines::{Unread, beginning};\n' }),
  ).toEqual(['lines', 'csv', 'lines']);
  expect(
    circle({
      mod: 'pub use reader::{Format, Reader};\n',
      damage: 'use super::Format;\n',
      reader: 'use super::{report::Report, list};\n',
      report: 'use super::damage::Damage;\n',
    }),
  ).toEqual(['damage', 'reader', 'report', 'damage']);
});

test('a path from the crate is followed like one from the folder', () => {
  expect(
    circle({
      mod: '',
      lines: 'use crate::trace::table::csv::Csv;\nuse crate::trace::tcp::order::Order;\n',
      csv: 'use super::lines::Text;\n',
      order: '',
    }),
  ).toEqual(['lines', 'csv', 'lines']);
});
