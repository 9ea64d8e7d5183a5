import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { ExternalScript } from './ExternalScript.tsx';

/** Creates the address of a script that counts its executions. */
function createCountingScript(name: string): { src: string; runs: () => unknown } {
  const source = `globalThis['${name}'] = (globalThis['${name}'] ?? 0) + 1;`;
  const src = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return { src, runs: () => (globalThis as Record<string, unknown>)[name] };
}

function show(content: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(content);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

it('loads a script once and asynchronously for several components, then renders', async () => {
  const { src, runs } = createCountingScript('runsOfShared');
  show(
    <>
      <ExternalScript src={src} pending={<p>waiting</p>}>
        <p>first</p>
      </ExternalScript>
      <ExternalScript src={src}>
        <p>second</p>
      </ExternalScript>
    </>,
  );
  await expect.element(page.getByText('first')).toBeVisible();
  await expect.element(page.getByText('second')).toBeVisible();
  expect(runs()).toBe(1);
  expect([...document.scripts].filter((script) => script.src === src)).toHaveLength(1);
  expect([...document.scripts].find((script) => script.src === src)?.async).toBe(true);
});

it('skips a script that the page already has', async () => {
  const { src, runs } = createCountingScript('runsOfPresent');
  const script = document.createElement('script');
  script.src = src;
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    document.head.append(script);
  });
  show(
    <ExternalScript src={src}>
      <p>already here</p>
    </ExternalScript>,
  );
  await expect.element(page.getByText('already here')).toBeVisible();
  expect(runs()).toBe(1);
});

it('shows its fallback if the script cannot be loaded, and tries again later', async () => {
  const src = new URL('/nothing-of-the-kind.js', 'http://localhost:1').href;
  show(
    <ExternalScript src={src} failed={<p>not reachable</p>}>
      <p>never</p>
    </ExternalScript>,
  );
  await expect.element(page.getByText('not reachable')).toBeVisible();
  expect([...document.scripts].some((script) => script.src === src)).toBe(false);
});
