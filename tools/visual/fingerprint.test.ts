import { describe, expect, it } from 'vitest';

import { findDifferences, computeFingerprint, type View } from './fingerprint.ts';

const WIDE: View = { width: 1440, dark: false };
const NARROW: View = { width: 360, dark: false };

const BODY =
  '<main class="a"><p class="b">Text</p><img src="/assets/chamber-Ab1c.svg" alt=""></main>';
const STYLES =
  ':root{--x:1px;--y:2px}.a{padding:var(--x)}.unused{margin:0}.b:not(.c){color:red}@media (min-width:768px){.b{gap:1px}}';

const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>Page</title>${head}</head><body>${body}</body></html>`;

/** The differences when the stylesheet or the markup is replaced. */
const changed = (change: { from: string; to: string }, view = WIDE): string[] => {
  const replaced = (text: string) => text.replace(change.from, change.to);
  return findDifferences(
    computeFingerprint(page(BODY), [STYLES], view),
    computeFingerprint(page(replaced(BODY)), [replaced(STYLES)], view),
  );
};

describe('what a picture of a page can show', () => {
  it('is its text, its elements and the files of its pictures', () => {
    expect(changed({ from: 'Text', to: 'Longer text' })).toEqual(['text']);
    expect(changed({ from: 'alt=""', to: 'width="20"' })).toEqual(['chamber (a picture)']);
    expect(changed({ from: 'Ab1c', to: 'Zz9y' })).toEqual(['chamber (a picture)']);
    expect(changed({ from: '<p class="b">', to: '<p class="b" hidden>' })).toEqual(['markup']);
  });

  it('is the rules for classes that it has, and the custom properties that they use', () => {
    expect(changed({ from: 'color:red', to: 'color:blue' })).toEqual(['color']);
    expect(changed({ from: 'margin:0', to: 'margin:1px' })).toEqual([]);
    expect(changed({ from: '--x:1px', to: '--x:3px' })).toEqual(['tokens']);
    expect(changed({ from: '--y:2px', to: '--y:3px' })).toEqual([]);
  });

  it('is what applies at its width and in its mode', () => {
    const gap = { from: 'gap:1px', to: 'gap:2px' };
    expect(changed(gap)).toEqual(['gap']);
    expect(changed(gap, NARROW)).toEqual([]);
    const scheme = { from: '(min-width:768px)', to: '(prefers-color-scheme:dark)' };
    expect(changed(scheme, NARROW)).toEqual([]);
    expect(changed(scheme, { ...NARROW, dark: true })).toEqual(['gap']);
  });

  it('is not the names of its classes', () => {
    const OPENING = '@starting-style{.a{opacity:0}}';
    const rename = (text: string) =>
      text.replaceAll(/class="([ab])"/g, 'class="sc-$1"').replaceAll(/\.([ab])\b/g, '.sc-$1');
    const [before, after] = [(text: string) => text, rename].map((change) =>
      computeFingerprint(page(change(BODY)), [change(STYLES + OPENING)], WIDE),
    );
    expect(before && after && findDifferences(before, after)).toEqual([]);
    expect(after?.rules.join('\n')).toContain('padding');
  });

  it('is not its scripts, its metadata or the names of its font files', () => {
    const face = (name: string) =>
      `<style>@font-face{font-family:A;src:url(/assets/${name}.woff2)}</style><script src="/${name}.js"></script><meta name="${name}">`;
    const of = (name: string) => computeFingerprint(page(BODY, face(name)), [STYLES], WIDE);
    expect(findDifferences(of('one'), of('two'))).toEqual([]);
  });
});
