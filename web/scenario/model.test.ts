import { expect, test } from 'vitest';
import { MODEL_VERSION } from '#pkg/params.ts';
import { decode } from './decode.ts';
import { modelVersionMessage, withModel } from './model.ts';

const CHANGES = [
  [2, 'the undo counts once'],
  [3, 'the first window is 10'],
] as const;

test('a link is told of what changed in its laboratory', () => {
  expect(modelVersionMessage('1', CHANGES, 3)).toBe(
    'The link was made with version 1 of the models. Since then results of this laboratory have changed: the undo counts once (version 2); the first window is 10 (version 3).',
  );
  expect(modelVersionMessage('2', CHANGES, 3)).toBe(
    'The link was made with version 2 of the models. Since then results of this laboratory have changed: the first window is 10 (version 3).',
  );
  expect(modelVersionMessage('3', CHANGES, 3)).toBeNull();
  // another laboratory's results have changed
  expect(modelVersionMessage('1', [], 3)).toBeNull();
  expect(modelVersionMessage('4', CHANGES, 3)).toContain('later than 3');
});

test.each(['#/alf', '#/alf?w=8', '#/red'])('%s with the version opens what it opens without', (text) => {
  const link = withModel(text);
  expect(link).toMatch(new RegExp(`[?&]model=${MODEL_VERSION}$`));
  expect(decode(link)).toEqual(decode(text));
  expect(decode(link)).toMatchObject({ messages: [] });
});

test('a version that is none is said, and a later one', () => {
  expect(decode('#/alf?model=new')).toMatchObject({
    messages: ['“new” is not a version of the models and was ignored.'],
  });
  for (const none of ['0', '00', '']) {
    expect(decode(`#/alf?model=${none}`)).toMatchObject({
      messages: [`“${none}” is not a version of the models and was ignored.`],
    });
    expect(decode(`#/alf?v=${none}`)).toMatchObject({
      messages: [`“${none}” is not a version of links and was ignored.`],
    });
  }
  expect(decode('#/alf?v=01')).toMatchObject({ messages: [] });
  expect(decode('#/alf?model=99999999999999999999')).toMatchObject({
    messages: [expect.stringContaining('version 4294967295 of the models, which is later')],
  });
});
