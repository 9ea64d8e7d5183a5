import { entries } from './catalog.ts';
import { getVersions } from './changes.ts';
import { Table } from './Table.tsx';
import { getTranscript } from './transcripts.ts';
import { useToolbar } from './toolbar.ts';

const tests = new Set(
  Object.keys(import.meta.glob('../../design-system/src/{components,sections}/*/*.test.tsx')).map(
    (file) => /\/(\w+)\.test/.exec(file)?.[1],
  ),
);

const components = entries.filter(({ kind }) => kind !== 'Patterns');

const TEXTS = {
  ko: {
    heads: ['컴포넌트', '상태', '키보드', '스크린 리더', 'KWCAG 2.2', '시험'],
    stable: (version: string) => `안정 (${version}부터)`,
    fresh: '새로 추가',
    none: '조작 없음',
    keys: '시험함',
    phrases: (count: number) => (count === 0 ? '—' : `${count}구절을 시험이 읽음`),
    items: (count: number) => `${count}개 항목`,
    stories: '두 언어, axe',
    own: '두 언어, axe, 동작',
  },
  en: {
    heads: ['Component', 'Status', 'Keyboard', 'Screen reader', 'KWCAG 2.2', 'Tests'],
    stable: (version: string) => `stable (since ${version})`,
    fresh: 'new',
    none: 'nothing to operate',
    keys: 'documented',
    phrases: (count: number) => (count === 0 ? '—' : `${count} phrases, read by a test`),
    items: (count: number) => `${count} items`,
    stories: 'both languages, axe',
    own: 'both languages, axe, behavior',
  },
};

/** The status of each component: its first version, the features that it supports, and the tests that check it. */
export function StatusTable() {
  const texts = TEXTS[useToolbar()['language'] === 'en' ? 'en' : 'ko'];
  return (
    <Table heads={texts.heads}>
      {components.map(({ folder, href, docs }) => {
        const since = getVersions([folder])[0]?.[0] ?? '';
        return (
          <tr key={folder}>
            <th scope="row">
              <a href={href} target="_top">
                {folder}
              </a>
            </th>
            <td>{/^\d/.test(since) ? texts.stable(since) : texts.fresh}</td>
            <td>{docs.keyboard?.length ? texts.keys : texts.none}</td>
            <td>{texts.phrases(getTranscript(folder, 'en').length)}</td>
            <td>{texts.items(docs.kwcag?.length ?? 0)}</td>
            <td>{tests.has(folder) ? texts.own : texts.stories}</td>
          </tr>
        );
      })}
    </Table>
  );
}
