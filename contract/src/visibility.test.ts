import { expect, test } from 'vitest';

import { findNextChange, getMinuteInSeoul, isVisible } from './visibility.ts';

test('shows an item from its date in Seoul on, or from the moment when it appears', () => {
  expect(getMinuteInSeoul(new Date('2027-01-14T15:00:30Z'))).toBe('2027-01-15T00:00');
  expect(isVisible({ date: '2027-01-15' }, '2027-01-14T23:59')).toBe(false);
  expect(isVisible({ date: '2027-01-15' }, '2027-01-15T00:00')).toBe(true);
  const item = { date: '2027-01-15', appears: '2027-01-15T09:00' };
  expect(isVisible(item, '2027-01-15T08:59')).toBe(false);
  expect(isVisible(item, '2027-01-15T09:00')).toBe(true);
  // A date that is later than the moment of appearance is only what is printed with it.
  expect(isVisible({ date: '2027-02-01', appears: '2027-01-15' }, '2027-01-15T00:00')).toBe(true);
});

test('shows an item until the moment when it ends', () => {
  const item = { date: '2027-01-15', ends: '2027-01-31T18:00' };
  expect(isVisible(item, '2027-01-31T17:59')).toBe(true);
  expect(isVisible(item, '2027-01-31T18:00')).toBe(false);
  expect(isVisible({ ends: '2027-01-31' }, '2027-01-31T00:00')).toBe(false);
  expect(isVisible({}, '2027-01-31T00:00')).toBe(true);
});

test('finds the next moment at which something appears or ends', () => {
  const items = [
    { date: '2027-01-15' },
    { date: '2026-01-01', ends: '2027-01-15T09:00' },
    { date: '2026-01-01', appears: '2027-02-01T00:00' },
  ];
  expect(findNextChange(items, '2027-01-14T23:59')).toBe('2027-01-15');
  expect(findNextChange(items, '2027-01-15T00:00')).toBe('2027-01-15T09:00');
  expect(findNextChange(items, '2027-01-15T09:00')).toBe('2027-02-01T00:00');
  expect(findNextChange(items, '2027-02-01T00:00')).toBeUndefined();
});
