import css from '@site/tokens/tokens.css?raw';
import { type Mode, MODES, TOKEN_NAMES, TOKEN_VALUES } from '@site/tokens';
import { useState } from 'react';

import { findTokens } from './component-facts.ts';
import { ComponentLinks } from './ComponentLinks.tsx';
import { ColorSample } from './ColorSample.tsx';
import { createDownload } from './downloads.ts';
import { SearchInput } from './SearchInput.tsx';
import { Table } from './Table.tsx';
import { useToolbar } from './toolbar.ts';

const dtcg = Object.fromEntries(
  Object.entries(
    import.meta.glob<object>('../../tokens/src/**/*.json', { import: 'default', eager: true }),
  ).map(([file, tokens]) => [file.replace('../../tokens/src/', ''), tokens]),
);
const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../../design-system/src/{components,sections}/*/*.{ts,tsx}',
      '!../../design-system/src/**/*.{stories,test,samples,guidance,example}.tsx',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** The components whose own files name a token. */
const users = new Map<string, Set<string>>();
for (const [file, text] of sources) {
  const folder = /\/(\w+)\/[^/]+$/.exec(file)?.[1] ?? '';
  for (const token of findTokens([text]))
    users.set(token, (users.get(token) ?? new Set()).add(folder));
}

/** Colors of a mode as Figma imports them into a mode of its variables, a DTCG file for each. */
function createFigmaVariables(mode: Mode): object {
  const groups: Record<string, Record<string, object>> = {};
  for (const name of TOKEN_NAMES) {
    const value = TOKEN_VALUES[mode][name];
    const [, red = '', green = '', blue = ''] =
      /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value) ?? [];
    if (!red) continue;
    const components = [red, green, blue].map((part) => Number.parseInt(part, 16) / 255);
    const [group = '', ...rest] = name.split('-');
    groups[group] = {
      ...groups[group],
      [rest.join('-')]: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components, alpha: 1, hex: value },
      },
    };
  }
  return groups;
}

const FILES = [
  { name: 'tokens.css', type: 'text/css', text: css },
  { name: 'tokens.json', type: 'application/json', text: JSON.stringify(TOKEN_VALUES, null, 2) },
  { name: 'tokens.dtcg.json', type: 'application/json', text: JSON.stringify(dtcg, null, 2) },
  ...MODES.map((mode) => ({
    name: `figma.${mode}.tokens.json`,
    type: 'application/json',
    text: JSON.stringify(createFigmaVariables(mode), null, 2),
  })),
];

const TEXTS = {
  ko: {
    label: '토큰 찾기',
    hint: '이름이나 값, 쓰는 컴포넌트: line-control, #1652F0, Button',
    download: '내려받기',
    heads: ['토큰', '값', '쓰는 곳'],
  },
  en: {
    label: 'Find a token',
    hint: 'By name, by value or by a component that uses it: line-control, #1652F0, Button',
    download: 'Download',
    heads: ['Token', 'Values', 'Used by'],
  },
};

/** Every token with its values in all modes and the components that use it; to search and to download. */
export function TokenBrowser() {
  const texts = TEXTS[useToolbar()['language'] === 'en' ? 'en' : 'ko'];
  const [query, setQuery] = useState('');
  const rows = TOKEN_NAMES.map((name) => ({
    name,
    values: MODES.map((mode) => ({ mode, value: TOKEN_VALUES[mode][name] })),
    folders: [...(users.get(name) ?? [])].toSorted(),
  })).filter(({ name, values, folders }) =>
    [name, ...values.map(({ value }) => value), ...folders]
      .join(' ')
      .toLowerCase()
      .includes(query.toLowerCase()),
  );
  return (
    <>
      <p>
        {texts.download}:{' '}
        {FILES.map(({ name, type, text }, place) => (
          <span key={name}>
            {place > 0 && ' · '}
            <a href={createDownload(text, type)} download={name}>
              {name}
            </a>
          </span>
        ))}
      </p>
      <SearchInput label={texts.label} hint={texts.hint} value={query} onValueChange={setQuery} />
      <Table heads={texts.heads}>
        {rows.map(({ name, values, folders }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {values.map(({ mode, value }, place) =>
                place > 0 && value === values[0]?.value ? null : (
                  <div key={mode}>
                    {value.startsWith('#') && <ColorSample color={value} />}
                    <code>{value}</code> <small>{mode}</small>
                  </div>
                ),
              )}
            </td>
            <td>
              <ComponentLinks folders={folders} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
