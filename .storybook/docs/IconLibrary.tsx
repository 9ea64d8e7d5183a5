import * as lucide from 'lucide';
import { useState } from 'react';
import { Icon } from '@site/design-system';

import { SearchInput } from './SearchInput.tsx';
import { useToolbar } from './toolbar.ts';

const sources = import.meta.glob<string>(
  ['../../{design-system,app}/src/**/*.tsx', '!../../**/*.{stories,test,guidance}.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** The icons that the design system and the site import. */
const iconsInUse = new Set(
  Object.values(sources).flatMap((text) =>
    [...text.matchAll(/import \{([^}]+)\} from 'lucide'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
    ),
  ),
);

const isNode = (value: unknown): value is lucide.IconNode => Array.isArray(value);
const allIcons = Object.entries(lucide).filter(
  (entry): entry is [string, lucide.IconNode] => /^[A-Z]/.test(entry[0]) && isNode(entry[1]),
);

/** The most icons that a search shows. */
const MOST = 120;

const TEXTS = {
  ko: {
    label: '아이콘 찾기',
    hint: `lucide의 이름으로 찾습니다: arrow, file, phone. 누르면 import 문을 복사합니다.`,
    used: '쓰는 아이콘',
  },
  en: {
    label: 'Find an icon',
    hint: 'By its name in lucide: arrow, file, phone. Press one to copy its import.',
    used: 'Icons in use',
  },
};

/** The icons in use, and any other of lucide by a search; a click copies the import. */
export function IconLibrary() {
  const texts = TEXTS[useToolbar()['language'] === 'en' ? 'en' : 'ko'];
  const [query, setQuery] = useState('');
  const shownIcons = allIcons
    .filter(([name]) =>
      query ? name.toLowerCase().includes(query.toLowerCase()) : iconsInUse.has(name),
    )
    .slice(0, MOST);
  return (
    <>
      <SearchInput label={texts.label} hint={texts.hint} value={query} onValueChange={setQuery} />
      {!query && <h2 id="used">{texts.used}</h2>}
      <ul
        style={{
          display: 'grid',
          gap: '0.75rem',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          padding: 0,
          listStyle: 'none',
        }}
      >
        {shownIcons.map(([name, icon]) => (
          <li key={name} style={{ margin: 0 }}>
            <button
              type="button"
              onClick={() =>
                void navigator.clipboard.writeText(`import { ${name} } from 'lucide';`)
              }
              style={{
                display: 'grid',
                gap: '0.5rem',
                justifyItems: 'center',
                inlineSize: '100%',
                padding: '1rem 0.5rem',
                border: '1px solid var(--color-line)',
                borderRadius: '8px',
                background: 'none',
                color: 'inherit',
                font: 'inherit',
                fontSize: '0.8125rem',
                cursor: 'copy',
              }}
            >
              <Icon icon={icon} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
