import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Renders a story to HTML and inserts it without hydration: the page before and without scripts. */
export function renderServerHtml(Story: ComponentType): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Story />);
  document.body.replaceChildren(place);
  onTestFinished(() => place.remove());
  return place;
}
