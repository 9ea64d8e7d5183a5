import path from 'node:path';
import { TOKEN_NAMES, TOKEN_VALUES } from '@site/tokens';
import { describe, expect, it } from 'vitest';

import { readSources } from './sources.ts';

const STYLED = readSources(
  'design-system/src/**/*.{ts,tsx,css}',
  'design-system/global.css',
  'app/src/**/*.{ts,tsx,css}',
);

/** Returns all matches of `pattern` as "file:line text". */
const matches = (
  pattern: RegExp,
  accept: (find: RegExpMatchArray, text: string, file: string) => boolean,
) =>
  STYLED.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .filter((find) => accept(find, text, file))
      .map((find) => `${file}:${text.slice(0, find.index).split('\n').length} ${find[0].trim()}`),
  );

const acceptAll = () => true;

it('reads the sources', () => {
  expect(STYLED.length).toBeGreaterThan(50);
});

describe('the use of tokens', () => {
  it('styles contain no color values', () => {
    expect(matches(/(?<![&\w/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi, acceptAll)).toEqual(
      [],
    );
    expect(matches(/\b(?:rgba?|hsla?|oklch|lab)\([^)]*\)/g, acceptAll)).toEqual([]);
  });

  it('font sizes are not in pixels, which visitors could not enlarge', () => {
    expect(matches(/font-size:[^;]*\dpx|fontSize: ?(?:\d|['"`][^'"`]*px)/g, acceptAll)).toEqual([]);
  });

  it('every custom property is a token, or declared in its folder or the shared styles', () => {
    // `data-accent` sets the last two, in tokens.css.
    const tokens = new Set<string>([...TOKEN_NAMES, 'accent', 'accent-surface']);
    const findDeclaration = (name: string, folder: string) =>
      STYLED.some(
        ({ file, text }) =>
          (path.dirname(file) === folder || file.startsWith('design-system/src/styles/')) &&
          new RegExp(`--${name}['"]?\\]?\\s*:`).test(text),
      );
    // A property that another component sets needs a fallback, for pages without that component.
    const isSet = (name: string) =>
      STYLED.some(({ text }) => new RegExp(`--${name}\\s*:`).test(text));
    const isUnknown = ([use = '', name = '']: RegExpMatchArray, _: string, file: string) =>
      !tokens.has(name) &&
      !findDeclaration(name, path.dirname(file)) &&
      !(use.endsWith(',') && isSet(name));
    expect(matches(/var\(\s*--([\w-]+)\s*[,)]/g, isUnknown)).toEqual([]);
  });
});

describe('media queries', () => {
  it('use only the breakpoints', () => {
    const light = TOKEN_VALUES.light;
    const breakpoints = new Set(
      TOKEN_NAMES.filter((name) => name.startsWith('breakpoint-')).map((name) =>
        Number.parseFloat(light[name]),
      ),
    );
    const toPixels = (length: string, unit: string) => Number(length) * (unit === 'px' ? 1 : 16);
    const isElsewhere = ([query]: RegExpMatchArray) =>
      [...query.matchAll(/width\s*[:<>=]+\s*([\d.]+)(px|rem|em)/g)].some(
        ([, length = '', unit = '']) => !breakpoints.has(toPixels(length, unit)),
      );
    expect(matches(/(?:@media|matchMedia\()[^{;]*/g, isElsewhere)).toEqual([]);
  });
});

it('an extension of one of our components does not depend on the order of style sheets', () => {
  const isOwn = ([, name = '']: RegExpMatchArray, text: string) =>
    !new RegExp(`import [^;]*\\b${name}\\b[^;]*'@radix-ui`).test(text);
  const extensions = /styled\((\w+)\)`(?!\s*&& \{)/g;
  expect(matches(extensions, isOwn)).toEqual([]);
});
