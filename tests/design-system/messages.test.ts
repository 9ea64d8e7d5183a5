import { afterEach, describe, expect, it, vi } from 'vitest';

import { fillMessage, type MessageValues } from '@site/contract/message';

import { fillMessage as fillComponentMessage } from '../../design-system/src/messages/fill-message.ts';

afterEach(() => vi.unstubAllEnvs());

/** The design system is published without the contract; both fill in values in the same way. */
describe.each([
  ['contract', (message: string, values: MessageValues) => fillMessage(message, 'en', values)],
  ['design system', fillComponentMessage],
])('a message of the %s', (_, fill) => {
  it('fills every placeholder once', () => {
    expect(fill('{name}: {count} of {count}, {name}', { name: '{count}', count: 0 })).toBe(
      '{count}: 0 of 0, {count}',
    );
  });

  it('ignores a value without a placeholder, and accepts an empty text as a value', () => {
    expect(fill('[{note}]', { note: '', count: 2 })).toBe('[]');
  });

  it.each(['development', 'test'])('fails for a missing value in NODE_ENV=%s', (environment) => {
    vi.stubEnv('NODE_ENV', environment);
    expect(() => fill('In {file}: {count}', { count: 2 })).toThrow(
      'There is no value for {file} in "In {file}: {count}".',
    );
  });

  it('does not use inherited properties as values', () => {
    vi.stubEnv('NODE_ENV', 'test');
    expect(() => fill('{constructor}', {})).toThrow('{constructor}');
  });

  it.each(['production', undefined])(
    'keeps the placeholder of a missing value in NODE_ENV=%s',
    (environment) => {
      vi.stubEnv('NODE_ENV', environment);
      expect(fill('In {file}: {count}', { count: 2 })).toBe('In {file}: 2');
    },
  );
});

it.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  ['1', '1 file'],
])('English has a singular form: %j', (count, expected) => {
  const message = { one: '{count} file', other: '{count} files' };
  expect(fillMessage(message, 'en', { count })).toBe(expected);
});

it('Korean has one form for every number', () => {
  const message = { one: '파일 하나', other: '파일 {count}개' };
  expect(fillMessage(message, 'ko', { count: 1 })).toBe('파일 1개');
});
