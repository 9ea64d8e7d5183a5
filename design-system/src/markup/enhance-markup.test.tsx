import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import * as documents from '../sections/Document/Document.stories.tsx';
import * as places from '../sections/Places/Places.stories.tsx';
import * as sectionNavs from '../components/SectionNav/SectionNav.stories.tsx';
import * as tables from '../components/Table/Table.stories.tsx';
import * as worldMaps from '../sections/WorldMap/WorldMap.stories.tsx';
import { renderServerHtml } from '../testing/render-server-html.tsx';
import { enhanceMarkup } from './index.ts';

let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

it('makes a table a region while it is wider than its container, until it is aborted', async () => {
  await page.viewport(320, 640);
  enhanceMarkup(renderServerHtml(composeStories(tables).Numeric), controller.signal);
  const region = page.getByRole('region', { name: '요약 손익계산서 (연결, 억원)' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  await page.viewport(1280, 640);
  await expect.element(region).not.toBeInTheDocument();
  controller.abort();
  await page.viewport(320, 640);
  // Observers report before the second frame.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(region.elements()).toEqual([]);
});

it('marks the current section', async () => {
  await page.viewport(1280, 320);
  enhanceMarkup(renderServerHtml(composeStories(documents).Default), controller.signal);
  document.getElementById('article-1')?.scrollIntoView();
  await expect
    .poll(() => document.querySelector('nav a[aria-current]')?.getAttribute('href'))
    .toBe('#article-1');
});

it('shows the current entry of a row, and does not move the page', async () => {
  await page.viewport(320, 640);
  const place = renderServerHtml(composeStories(sectionNavs).LastOfMany);
  const row = place.querySelector('ul')!;
  row.scrollLeft = 0;
  enhanceMarkup(place, controller.signal);
  expect(row.scrollLeft).toBeGreaterThan(0);
  expect(scrollY).toBe(0);
});

it.each([
  ['WorldMap', composeStories(worldMaps).Default, ['13:00', '06:00', '07:00']],
  ['LocalTime', composeStories(places).Default, ['목 21:00']],
])('writes the times of %s until it is aborted', (_, Story, expected) => {
  // Twenty seconds before the next minute.
  vi.useFakeTimers({
    now: Date.UTC(2026, 0, 15, 12, 0, 40),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
  });
  const place = renderServerHtml(Story);
  const texts = () => [...place.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(texts().join('')).toBe('');
  enhanceMarkup(place, controller.signal);
  expect(texts()).toEqual(expected);
  expect(place.querySelector('time')?.dateTime).toBe('2026-01-15T12:00:40.000Z');
  vi.advanceTimersByTime(20_000);
  const later = expected.map((time) => time.replace(':00', ':01'));
  expect(texts()).toEqual(later);
  controller.abort();
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(later);
});
