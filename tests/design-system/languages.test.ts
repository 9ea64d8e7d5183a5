import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Files that may name a language, with the reason. */
const NAMED: readonly (readonly [files: RegExp, why: string])[] = [
  [/\.(?:test|spec|stories|guidance|samples|example)\.tsx?$/, 'tests and examples of the sample'],
  [/^(?:tests|tools|\.storybook)\//, 'tests, and tools of those who work on the site'],
  [
    /^design-system\/src\/(?:stories|testing)\//,
    'examples of the components, in both languages of Storybook',
  ],
  [/^scripts\/new-(?:block|component)/, 'write texts for Storybook and the editor'],
  [/^contract\/src\/languages\//, 'modules for one language, and where they are registered'],
  [/^contract\/src\/language\.ts$/, 'the languages that the compiler knows'],
  [/^contract\/src\/interface-language\.ts$/, 'the languages of the tools'],
  [/^contract\/build\.ts$/, 'shows how an entry of the list is written'],
  [
    /^(?:edit\/texts|server\/desk\/messages|desk\/client\/Desk|edit\/client\/Editor)\.tsx?$/,
    'texts of the tools',
  ],
  [/^server\/api\/openapi(?:-collections)?\.ts$/, 'the description of the API, for programmers'],
  [/^server\/public-data\/public-data-file\.ts$/, 'messages for those who run the server'],
  [
    /^(?:app\/site-build\/content\/sites|content\/schema\/sites)\.ts$/,
    'Intl needs any language to name the offset of a time zone',
  ],
  [
    /^design-system\/src\/sections\/Places\/show-local-time\.ts$/,
    'the last resort of a page without a language',
  ],
  [/^desk\/client\/read-document\.ts$/, 'sorts numbers of sections, which are of no language'],
];

const LANGUAGE =
  /'(?:ko|en)'|\b(?:ko|en)\s*:\s|\.(?:ko|en)\b(?!['"/.])|\bko-KR\b|\ben-US\b|\bko\|en\b/;
const COMMENT = /^\s*(?:\/?\*|\/\/)/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !NAMED.some(([names]) => names.test(file)));

it('only modules for one language, and tools, name a language', () => {
  const namedLanguages = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        LANGUAGE.test(line) && !COMMENT.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(namedLanguages).toEqual([]);
});
