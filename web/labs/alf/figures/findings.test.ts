import { describe, expect, test } from 'vitest';
import type { AlfRun } from '#pkg/alf.js';
import { type Part, textOf } from '../../../bench/lead/parts.ts';
import type { Delivered } from '../useTransfers.ts';
import { blockingParts, bufferParts, placeParts, raiseWords } from './findings.ts';

const TERMS = { streams: 1, l: 0.1, lose: '', w: 32 };
const CALM = { ...TERMS, l: 0 };
const said = (parts: readonly Part[] | null) => parts && textOf(parts);

const runOf = (inOrder: readonly [number, number], outOfOrder: readonly [number, number]) => {
  const of = ([bufferMean, bufferMax]: readonly [number, number]) => ({ bufferMean, bufferMax });
  return { inOrder: of(inOrder), outOfOrder: of(outOfOrder) } as unknown as AlfRun;
};

const delivered = (...values: readonly number[]) =>
  values.map((value) => ({ blockingMean: value, meanDisplacement: value }) as unknown as Delivered);

describe('buffers', () => {
  test('both modes are said, with their peaks', () => {
    expect(said(bufferParts(runOf([12.04, 31], [2.97, 18]), TERMS))).toBe(
      'the buffer holds 12 packets on average in order (31 at most), and 2.97 as they arrive (18)',
    );
    expect(said(bufferParts(runOf([1, 2], [0, 0]), { ...TERMS, streams: 4 }))).toBe(
      'the buffer holds 1 packet on average ordered in 4 streams (2 at most), and 0 as they arrive (0)',
    );
  });

  test('where nothing is lost, no packet waits', () => {
    expect(said(bufferParts(runOf([0, 0], [0, 0]), CALM))).toBe('no packet waits in the buffer');
    expect(raiseWords(CALM)).toBe('Nothing is lost: raise L to see a difference.');
    expect(raiseWords(TERMS)).toBe('');
  });
});

describe('waits and places', () => {
  const found = { inOrder: delivered(8, 9.6), outOfOrder: delivered(2.2, 3) };

  test('both modes are said to the digits of their intervals', () => {
    expect(said(blockingParts(found, TERMS))).toBe(
      'the application waits 9 ms for a packet on average in order, and 2.6 ms as they arrive',
    );
    expect(said(placeParts(found, TERMS))).toBe(
      'a packet arrives 9 places off on average if packets are processed in order, and 2.6 as they arrive',
    );
  });

  test('one run has no interval', () => {
    const one = { inOrder: delivered(8.763), outOfOrder: delivered(2.56) };
    expect(said(blockingParts(one, TERMS))).toBe(
      'the application waits 8.8 ms for a packet on average in order, and 2.6 ms as they arrive',
    );
  });

  test('where both transfers are one, one number is said', () => {
    expect(said(blockingParts(found, CALM))).toBe('the application waits 9 ms for a packet either way');
    expect(said(placeParts(found, CALM))).toBe('every packet arrives in its place');
  });

  test('nothing is said before a run has come', () => {
    for (const parts of [blockingParts, placeParts]) {
      expect(parts(null, TERMS)).toBeNull();
      expect(parts({ inOrder: [], outOfOrder: [] }, TERMS)).toBeNull();
    }
    expect(bufferParts(null, TERMS)).toBeNull();
  });
});
