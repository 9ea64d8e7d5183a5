import { expect, it } from 'vitest';

import { findPrintedAddress, getPullRequestAddress } from './pull-request.ts';

const BRANCH = 'proposal/20270131-094205-3fa2';

it.each([
  [
    'git@github.com:company/site.git',
    `https://github.com/company/site/compare/main...${BRANCH}?expand=1`,
  ],
  [
    'ssh://git@github.com:22/company/site.git',
    `https://github.com/company/site/compare/main...${BRANCH}?expand=1`,
  ],
  [
    'https://name:secret@github.company.example:8443/company/site',
    `https://github.company.example:8443/company/site/compare/main...${BRANCH}?expand=1`,
  ],
  [
    'git@gitlab.com:group/sub/site.git',
    `https://gitlab.com/group/sub/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=proposal%2F20270131-094205-3fa2&merge_request%5Btarget_branch%5D=main`,
  ],
  [
    'https://gitlab.company.example/group/site.git/',
    `https://gitlab.company.example/group/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=proposal%2F20270131-094205-3fa2&merge_request%5Btarget_branch%5D=main`,
  ],
  ['https://git.company.example/site.git', undefined],
  ['/srv/git/site.git', undefined],
  ['file:///srv/github/site.git', undefined],
  [String.raw`C:\git\github\site.git`, undefined],
])('returns the address of a new pull request for %s: %s', (remote, address) => {
  expect(getPullRequestAddress(remote, BRANCH, 'main')).toBe(address);
});

it('reads the address from the answer of another server, only on its own host', () => {
  const messages = [
    'remote: See https://elsewhere.example/advice',
    'remote: Create a pull request: https://git.company.example/site/compare/x',
  ].join('\n');
  expect(findPrintedAddress(messages, 'git@git.company.example:site.git')).toBe(
    'https://git.company.example/site/compare/x',
  );
  expect(findPrintedAddress(messages, '/srv/git/site.git')).toBeUndefined();
});
