import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';

import { withUsedClasses } from '../src/document/minify.ts';
import { bundlerGroups, requireChunkGroups } from './chunkGroups.ts';
import { componentIds } from './componentIds.ts';
import { bundledData } from './dataModules.ts';
import { requireSources } from './bundles.ts';
import { developerWarnings } from './developerWarnings.ts';
import { bareImports, libraryNames, staticContextTypes } from './leanBundle.ts';
import { loaderSource } from './loaderPlugin.ts';
import { ROOT } from './paths.ts';
import { unusedFunctions } from './unusedFunctions.ts';
import { usedNames, usedTokens } from './usedTokens.ts';

/** Builds modules that are written here, by their paths; the first one is the entry. */
async function bundle(
  files: Readonly<Record<string, string>>,
  plugins: Plugin[],
  groups = {},
  ssr = false,
) {
  const fixture: Plugin = {
    name: 'fixture',
    enforce: 'pre',
    resolveId: (id) => (id in files ? id : undefined),
    load: (id) => files[id],
  };
  const output = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [...plugins, fixture],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      ssr,
      rollupOptions: { input: Object.keys(files)[0] ?? '', output: groups },
    },
  });
  return JSON.stringify(output);
}

describe('names that libraries give to their components', () => {
  const library =
    'Link.displayName = "Link";\nconst React = { createContext() {} };\nvar A = React.createContext(null);\n';
  const files = (radix: string) => ({
    '/entry.js':
      'import "/node_modules/react-router/dist/index.mjs"; import "/node_modules/@radix-ui/react-tabs/dist/index.mjs"; console.log(1);',
    '/node_modules/react-router/dist/index.mjs': `const Link = {};\n${library}export { A };`,
    '/node_modules/@radix-ui/react-tabs/dist/index.mjs': radix,
  });

  it('are left out with what nothing uses', async () => {
    const code = await bundle(files(`const Link = {};\n${library}export { A };`), [libraryNames()]);
    expect(code).not.toContain('displayName');
    expect(code).not.toContain('createContext(null)');
  });

  it.each([
    ['gives no names', 'export const A = 1;'],
    ['wraps nothing', 'const Link = {};\nLink.displayName = "Link";\nexport { Link };'],
  ])('fail the build where a library %s', async (_, radix) => {
    await expect(bundle(files(radix), [libraryNames()])).rejects.toThrow('@radix-ui');
  });
});

describe('classes of react-router that nothing uses', () => {
  const files = (statement: string) => ({
    '/entry.js': 'import { A } from "/node_modules/react-router/dist/index.mjs"; console.log(A);',
    '/node_modules/react-router/dist/index.mjs': `const Context = {};
var A = class { here() { return this.constructor.contextType; } };
A.contextType = Context;
class B { gone() {} }
${statement}
export { A, B };`,
  });

  it('are left out with their context', async () => {
    const code = await bundle(files('B.contextType = Context;'), [staticContextTypes()]);
    expect(code).toContain('static contextType = Context');
    expect(code).not.toContain('gone');
  });

  it('fail the build where none is given its context', async () => {
    const without = files('');
    without['/node_modules/react-router/dist/index.mjs'] = 'export const A = 1;';
    await expect(bundle(without, [staticContextTypes()])).rejects.toThrow('its context');
  });
});

describe('warnings of libraries for developers', () => {
  const files = (code: string) => ({
    '/entry.js': 'import { f } from "/node_modules/lib/index.js"; f();',
    '/node_modules/lib/index.js': code,
  });
  const silent = () => developerWarnings({ 'lib/*.js': ['warn', 'this.log.warn'] });

  it('are left out, with what stands in them', async () => {
    const code = await bundle(
      files(`export function f() {
  if (globalThis.a) warn(() => { this.log.warn('gone'); });
  else this.log.warn('gone');
  return globalThis.b ? warn('here') : 0;
}`),
      [silent()],
    );
    expect(code).toContain('here');
    expect(code).not.toContain('gone');
  });

  it('fail the build where there are none', async () => {
    const code = "export const f = () => { warn('one'); };";
    await expect(bundle(files(code), [silent()])).rejects.toThrow('Nothing calls this.log.warn');
    await expect(bundle({ '/entry.js': '' }, [silent()])).rejects.toThrow('Nothing calls warn');
  });
});

describe('functions of libraries that nothing calls', () => {
  const library = 'lib/index.js';
  const files = (code: string) => ({
    '/entry.js': `import { A, b, d } from "/node_modules/${library}"; console.log(new A().used(), b, d);`,
    [`/node_modules/${library}`]: `${code}
function c() { return 'gone'; }
const b = () => { return 'gone'; };
const d = () => 'gone';
export { A, b, c, d };`,
  });
  const lean = () => unusedFunctions({ [library]: ['A.unused', 'b', 'c', 'd'] });
  const code = "class A { used() { return 'here'; } unused() { return 'gone'; } }";

  it('are left out', async () => {
    const built = await bundle(files(code), [lean()]);
    expect(built).toContain('here');
    expect(built).not.toContain('gone');
  });

  it.each([
    ['has none of that name', 'class A { used() {} }', 'A.unused'],
    ['has two', 'class A { unused() {} unused() {} }', 'more than once'],
  ])('fail the build where a library %s', async (_, other, sentence) => {
    await expect(bundle(files(other), [lean()])).rejects.toThrow(sentence);
  });

  it('fail the build where the library is not in it', async () => {
    await expect(bundle({ '/entry.js': 'console.log(1)' }, [lean()])).rejects.toThrow(library);
  });
});

describe('a bundle that is cached by its sources', () => {
  it('holds no other file', async () => {
    const entry = path.join(ROOT, 'fixture', 'entry.js');
    const files = { [entry]: 'console.log(1);' };
    await expect(bundle(files, [requireSources(['fixture'])])).resolves.toContain('console.log(1)');
    await expect(bundle(files, [requireSources([])])).rejects.toThrow('entry.js');
  });

  it('holds no other data', async () => {
    const files = { '/entry.js': 'import text from "content:ko/frame"; console.log(text);' };
    const data = new Map([['content:ko/frame', 'export default "Text";']]);
    await expect(bundle(files, [bundledData(data)])).resolves.toContain('Text');
    await expect(bundle(files, [bundledData(new Map())])).rejects.toThrow('content:ko/frame');
  });
});

it('a build without a preload helper fails', async () => {
  await expect(bundle({ '/entry.js': 'console.log(1)' }, [bareImports()])).rejects.toThrow(
    'preload helper',
  );
});

it('a loader that cannot be parsed fails the build', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loader-'));
  const loader = path.join(folder, 'loader.js');
  const files = { '/entry.js': `import source from "${loader}?loader"; console.log(source);` };
  try {
    writeFileSync(loader, '{ let text = 1; console.log(text); }');
    await expect(bundle(files, [loaderSource()])).resolves.toContain('console.log(1)');
    writeFileSync(loader, '{ let text = ; }');
    await expect(bundle(files, [loaderSource()])).rejects.toThrow('cannot be minified');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('ids of styled components', () => {
  const source = 'app/src/fixture.js';
  const entry = (id: string) => ({
    [`${ROOT}${source}`]: `export const A = styled.withConfig({ componentId: "${id}" });`,
  });

  it('are short', async () => {
    const code = await bundle(entry('sc-1a2b3c-0'), [componentIds([source])]);
    expect(code).toContain('s0-0');
  });

  it('fail the build where they are written in another way, or not at all', async () => {
    await expect(bundle(entry('Button__a'), [componentIds([source])])).rejects.toThrow(
      'sc-<hash>-<count>',
    );
    await expect(
      bundle({ [`${ROOT}${source}`]: 'console.log(1)' }, [componentIds([source])]),
    ).rejects.toThrow('No styled component');
  });
});

it('a chunk group whose path is in no module fails the build', async () => {
  const files = { '/src/shell/a.js': 'console.log(1)' };
  const group = (part: string) => [{ name: 'site', paths: [part], priority: 1 }];
  const options = (part: string) => ({ codeSplitting: { groups: bundlerGroups(group(part)) } });
  await expect(
    bundle(files, [requireChunkGroups(group('src/shell/'))], options('src/shell/')),
  ).resolves.toContain('src/shell/');
  await expect(
    bundle(files, [requireChunkGroups(group('src/moved/'))], options('src/moved/')),
  ).rejects.toThrow('src/moved/');
});

it('a pattern of sources that matches no file fails the build', () => {
  expect(usedNames(['design-system/global.css']).size).toBeGreaterThan(0);
  expect(() => usedNames(['nowhere/*.css'])).toThrow('nowhere/*.css');
});

it('a renderer without the tokens fails the build', async () => {
  const files = { '/entry.js': 'console.log(1)' };
  await expect(bundle(files, [usedTokens()])).resolves.toContain('console.log(1)');
  await expect(bundle(files, [usedTokens()], {}, true)).rejects.toThrow('tokens.css?inline');
});

describe('classes that no style names', () => {
  it('are left out', () => {
    expect(withUsedClasses('<p class="a b">', '.a{color:red}')).toBe('<p class="a">');
    expect(withUsedClasses('<p class="b">x<i class="a">', '.a{color:red}')).toBe(
      '<p>x<i class="a">',
    );
  });

  it.each([
    ['no class is named', 'p{color:red}', 'none of its classes'],
    ['a style selects by the attribute', '[class~=a]{color:red}', 'class attribute'],
  ])('fail the build where %s', (_, styles, sentence) => {
    expect(() => withUsedClasses('<p class="a b">', styles)).toThrow(sentence);
  });
});
