import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Puts a story's HTML on the page without waking it: what a visitor has before and without scripts. */
export function asPlainHtml(Story: ComponentType): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Story />);
  document.body.replaceChildren(place);
  onTestFinished(() => place.remove());
  return place;
}
