import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { ROOT } from './run.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe.each(globSync('.github/workflows/*.yml', { cwd: ROOT }))('%s', (file) => {
  const text = read(file);

  it('pins every action to a commit and names its version', () => {
    const actions = [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may only read the repository', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
    // `id-token` writes nothing to the repository: it signs where a package was built.
    expect(text).not.toMatch(/(?<!id-token): write$/m);
  });
});

it('every owned path exists', () => {
  const paths = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, at = '']) => at);
  expect(paths.length).toBeGreaterThan(10);
  for (const at of paths) expect(existsSync(path.join(ROOT, at)), at).toBe(true);
});
