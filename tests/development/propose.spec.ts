import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { getInterfaceText } from '../../edit/texts.ts';
import { INTERFACE_LANGUAGES } from '../../contract/src/interface-language.ts';
import { chooseLanguage, expect, test } from './editor.ts';
import { expectAccessible } from '../e2e/visitor.ts';

const PAGES = ['content/pages/intro.json', 'content/pages/greeting.json'] as const;
const readTitle = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { title: { en: string } }).title.en;

/** Runs git in a folder as a person of that name. */
const runGit = (folder: string, name: string, ...args: readonly string[]): string =>
  execFileSync(
    'git',
    ['-c', `user.name=${name}`, '-c', `user.email=${name.split(' ')[0]}@company.example`, ...args],
    { cwd: folder, encoding: 'utf8', stdio: 'pipe' },
  ).trim();

/** Turns a folder of content into a checkout with a remote. Returns the folder of the remote. */
function createCheckout(folder: string): string {
  const remote = mkdtempSync(path.join(tmpdir(), 'site-remote-'));
  runGit(remote, 'Server', 'init', '--quiet', '--bare', '--initial-branch=main');
  const git = (...args: readonly string[]) => runGit(folder, 'Mina Park', ...args);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Mina Park');
  git('config', 'user.email', 'mina@company.example');
  writeFileSync(path.join(folder, '.git/info/exclude'), '/data/\n');
  git('add', '--all');
  git('commit', '--quiet', '--message=First');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  return remote;
}

test('an editor proposes a change of two pages, a second person approves it, and the editor fetches it', async ({
  editor: { page, folder, tree },
}) => {
  const remote = createCheckout(folder);
  await tree.getByText('Pages', { exact: true }).click();
  for (const file of PAGES) {
    await tree.getByRole('button', { name: readTitle(file), exact: true }).click();
    const group = page.getByRole('group', { name: 'Description for search', exact: true });
    const english = group.getByRole('textbox', { name: 'English' });
    await english.fill(`Proposed ${await english.inputValue()}`.slice(0, 150));
  }
  await page.getByRole('button', { name: 'Review changes (2)' }).click();
  const review = page.getByRole('dialog', { name: 'Changes' });
  await review.getByRole('textbox', { name: /^Summary in one line/ }).fill('Clearer descriptions');
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(review.getByText(/Proposed\.$/)).toBeVisible();
  await expect(review.getByRole('heading', { name: 'Proposal', exact: true })).toBeFocused();
  await expect(review.getByText(/Sent: waits for approval/)).toBeVisible();
  await expect(review.getByText(/· Proposed /)).toHaveCount(2);
  await expect(review.getByRole('button', { name: 'Propose', exact: true })).toHaveCount(0);
  await review.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expectAccessible(page);
  expect(runGit(folder, 'Mina Park', 'status', '--porcelain')).toBe('');

  // The editor withdraws it, and proposes the same drafts again.
  await review.getByRole('button', { name: 'Withdraw and keep as drafts' }).click();
  await expect(review.getByText('Its changes are drafts.')).toBeVisible();
  await expect(review.getByRole('heading', { name: 'Proposal', exact: true })).toBeFocused();
  expect(runGit(remote, 'Server', 'branch', '--list', 'proposal/*')).toBe('');
  await review.getByRole('textbox', { name: /^Summary in one line/ }).fill('Clearer descriptions');
  await review.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(review.getByText(/Sent: waits for approval/)).toBeVisible();

  // A second person reads the message, and approves.
  const colleague = mkdtempSync(path.join(tmpdir(), 'site-colleague-'));
  const approve = (...args: readonly string[]) => runGit(colleague, 'Jun Lee', ...args);
  approve('clone', '--quiet', remote, '.');
  const [branch = ''] = approve(
    'branch',
    '--remotes',
    '--list',
    'origin/proposal/*',
    '--format=%(refname:short)',
  ).split('\n');
  const message = approve('log', '-1', '--format=%an%n%B', branch);
  expect(message).toMatch(/^Mina Park\ncontent: Clearer descriptions\n/);
  for (const file of PAGES) expect(message).toContain(`${readTitle(file)} (${file})`);
  approve('merge', '--quiet', '--no-ff', branch);
  approve('push', '--quiet', 'origin', 'main');

  await review.getByRole('button', { name: 'Fetch what was approved' }).click();
  await expect(review.getByText(/Everything that was approved is here\.$/)).toBeVisible();
  await expect(review.getByText('Nothing has changed.')).toBeVisible();
  for (const file of PAGES)
    expect(readFileSync(path.join(folder, file), 'utf8')).toContain('Proposed ');

  // In each language of the editor, without a repository too.
  rmSync(path.join(folder, '.git'), { recursive: true });
  for (const language of INTERFACE_LANGUAGES) {
    await chooseLanguage(page, language);
    await page.getByRole('button', { name: getInterfaceText('review', language) }).click();
    await expect(page.getByText(getInterfaceText('refused.noRepository', language))).toBeVisible();
    await expectAccessible(page);
  }
  for (const place of [remote, colleague]) rmSync(place, { recursive: true });
});
