import { createElement, type CSSProperties, Suspense, useState } from 'react';
import { MessagesProvider } from '@site/design-system';
import english from '@site/design-system/messages/en.json';
import korean from '@site/design-system/messages/ko.json';

import { type CatalogEntry, entries, matches } from './catalog.ts';
import { examples } from './ExampleFile.tsx';
import { SearchInput } from './SearchInput.tsx';
import { useToolbar } from './toolbar.ts';

type Language = 'ko' | 'en';

const TEXTS = {
  ko: {
    label: '컴포넌트 찾기',
    hint: '부르는 대로 적습니다: 모달, 팝업, 표, dropdown',
    none: '이 말로 찾은 것이 없습니다. 다른 말로 찾아 보세요.',
  },
  en: {
    label: 'Find a component',
    hint: 'By any name for it, in English or Korean: modal, popup, table, 버튼',
    none: 'Nothing is called that here. Try another word.',
  },
};

const frame: CSSProperties = {
  position: 'relative',
  overflow: 'hidden',
  contain: 'strict',
  blockSize: '10rem',
  borderRadius: '8px 8px 0 0',
  background: 'var(--color-surface)',
  color: 'var(--color-text)',
};

/** An example, scaled down and out of reach. */
function Picture({ folder, language }: { readonly folder: string; readonly language: Language }) {
  const Example = examples.get(folder)?.Example;
  return (
    <div aria-hidden inert className="sb-unstyled" style={frame}>
      {Example && (
        <div
          style={{ scale: '0.5', transformOrigin: '0 0', inlineSize: '200%', padding: '1.5rem' }}
        >
          <Suspense>{createElement(Example, { language })}</Suspense>
        </div>
      )}
    </div>
  );
}

function Entry({ entry, language }: { readonly entry: CatalogEntry; readonly language: Language }) {
  const { folder, href, docs } = entry;
  return (
    <li
      style={{
        border: '1px solid var(--color-line)',
        borderRadius: '8px',
        margin: 0,
        overflow: 'hidden',
      }}
    >
      <Picture folder={folder} language={language} />
      <div style={{ padding: '0.75rem 1rem', borderBlockStart: '1px solid var(--color-line)' }}>
        <a href={href} target="_top">
          <strong>{folder}</strong>
        </a>{' '}
        {language === 'ko' && docs.name}
        <p style={{ margin: '0.25rem 0 0' }}>{docs.description[language].replaceAll('`', '')}</p>
      </div>
    </li>
  );
}

/** All components and sections by group, with their pictures, and a search by any name in both languages. */
export function Overview() {
  const language = useToolbar()['language'] === 'en' ? 'en' : 'ko';
  const { label, hint, none } = TEXTS[language];
  const [query, setQuery] = useState('');
  const foundEntries = entries.filter((entry) => matches(entry, query));
  const groups = Map.groupBy(foundEntries, ({ kind, group }) =>
    group ? `${kind} · ${group}` : kind,
  );
  return (
    <MessagesProvider messages={language === 'en' ? english : korean}>
      <SearchInput label={label} hint={hint} value={query} onValueChange={setQuery} />
      <p role="status">{foundEntries.length === 0 && none}</p>
      {[...groups].map(([group, members]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul
            style={{
              display: 'grid',
              gap: '1rem',
              gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
              padding: 0,
              listStyle: 'none',
            }}
          >
            {members.map((entry) => (
              <Entry key={entry.folder} entry={entry} language={language} />
            ))}
          </ul>
        </section>
      ))}
    </MessagesProvider>
  );
}
