import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MINUTE, subscribeToMinutes } from './subscribe-to-minutes.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls its listeners at the beginning of every minute', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToMinutes(listener);
  vi.advanceTimersByTime(MINUTE - 10_000);
  expect(listener).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(MINUTE);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves no timer if the last listener unsubscribes when it is called', () => {
  const unsubscribe = subscribeToMinutes(() => unsubscribe());
  vi.advanceTimersByTime(MINUTE);
  expect(vi.getTimerCount()).toBe(0);
});
