/**
 * `node scripts/content-summary.ts BASE`: prints, as Markdown, which content the checked-out commit changes since it left
 * BASE: pages by their titles, fields by their names, and each text before and after. The workflow shows it beside a pull request.
 */
import { readGit } from '../edit/server/proposals/git.ts';
import { describeChanges, type ChangedContent } from './describe-changes.ts';
import { getSchemaName } from '@site/content/library/content-files.ts';
import { readLibrary, ROOT } from '@site/content/library/library.ts';

const base = process.argv[2];
if (base === undefined) {
  console.error('Usage: node scripts/content-summary.ts BASE');
  process.exit(1);
}
const parent = await readGit(ROOT, ['merge-base', base, 'HEAD']);
const fileList = await readGit(ROOT, [
  'diff-tree',
  '-r',
  '-z',
  '--no-renames',
  '--name-status',
  parent,
  'HEAD',
  '--',
  'content',
  'db.json',
]);
const parts = fileList.split('\0');
const changedContents: ChangedContent[] = [];
for (let index = 0; index + 1 < parts.length; index += 2) {
  const [status = '', file = ''] = parts.slice(index);
  if (getSchemaName(file) === undefined && !file.startsWith('content/media/')) continue;
  const read = (commit: string) =>
    file.endsWith('.json') ? readGit(ROOT, ['cat-file', 'blob', `${commit}:${file}`]) : file;
  changedContents.push({
    file,
    before: status === 'A' ? undefined : await read(parent),
    after: status === 'D' ? undefined : await read('HEAD'),
  });
}
console.log(describeChanges(changedContents, readLibrary(ROOT).library));
