import { inMode } from '@site/drawings/line/mode.ts';
import { TOKEN_VALUES } from '@site/tokens';
import { type CSSProperties, useState } from 'react';

import { createDownload } from './downloads.ts';
import type { DrawnSheet } from './drawings.tsx';
import { SearchInput } from './SearchInput.tsx';
import { useToolbar } from './toolbar.ts';

const contents = Object.entries(
  import.meta.glob<string>('../../content/pages/*.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([file, text]) => ({ page: file.replace(/^.*\/|\.json$/g, ''), text }));

const TEXTS = {
  ko: {
    label: '그림 찾기',
    hint: '이름이나 그림에 담긴 것: 커넥터, 지도, harness',
    copy: 'SVG 복사',
    copied: '복사했습니다',
    download: 'SVG 내려받기',
    used: '쓰인 화면',
    none: '이 말로 찾은 그림이 없습니다.',
  },
  en: {
    label: 'Find a drawing',
    hint: 'By its name or by what it shows: connector, map, 하네스',
    copy: 'Copy SVG',
    copied: 'Copied',
    download: 'Download SVG',
    used: 'Used on',
    none: 'No drawing shows that.',
  },
};

const frame: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  blockSize: '14rem',
  padding: '1rem',
};

function Entry({ drawing }: { readonly drawing: DrawnSheet[number] }) {
  const { language: chosen, mode: chosenMode } = useToolbar();
  const language = chosen === 'en' ? 'en' : 'ko';
  const mode = chosenMode === 'dark' || chosenMode === 'high-contrast' ? chosenMode : 'light';
  const texts = TEXTS[language];
  const [isCopied, setCopied] = useState(false);
  const svg = 'file' in drawing ? inMode(drawing.file, mode) : drawing.inline;
  const pages = contents.filter(({ text }) => text.includes(`"${drawing.id}"`));
  return (
    <li
      id={drawing.id}
      style={{ margin: 0, border: '1px solid var(--color-line)', borderRadius: 8 }}
    >
      <div style={{ ...frame, background: TOKEN_VALUES[mode][drawing.ground ?? 'color-surface'] }}>
        {'file' in drawing ? (
          <img
            src={createDownload(svg, 'image/svg+xml')}
            alt=""
            loading="lazy"
            style={{ maxInlineSize: '100%', maxBlockSize: '12rem' }}
          />
        ) : (
          // It inherits its colors from the page, and is rendered by the code and with the data of the site.
          <div
            className="sb-unstyled"
            inert
            style={{ inlineSize: '100%' }}
            dangerouslySetInnerHTML={{ __html: svg }}
          />
        )}
      </div>
      <div style={{ padding: '0.75rem 1rem', borderBlockStart: '1px solid var(--color-line)' }}>
        <strong>{drawing.id}</strong>{' '}
        <small>
          {drawing.width} × {drawing.height}
        </small>
        {drawing.alt && (
          <p lang={language} style={{ margin: '0.25rem 0' }}>
            {drawing.alt[language]}
          </p>
        )}
        {pages.length > 0 && (
          <p style={{ margin: '0.25rem 0' }}>
            {texts.used}: {pages.map(({ page }) => page).join(', ')}
          </p>
        )}
        <p style={{ display: 'flex', gap: '1rem', margin: 0 }}>
          <button
            type="button"
            onClick={() => void navigator.clipboard.writeText(svg).then(() => setCopied(true))}
          >
            {isCopied ? texts.copied : texts.copy}
          </button>
          <a href={createDownload(svg, 'image/svg+xml')} download={`${drawing.id}.svg`}>
            {texts.download}
          </a>
        </p>
      </div>
    </li>
  );
}

/** Drawings of one kind, searchable by name and by subject, each to copy or download. */
export function DrawingGallery({ sheet }: { readonly sheet: DrawnSheet }) {
  const texts = TEXTS[useToolbar()['language'] === 'en' ? 'en' : 'ko'];
  const [query, setQuery] = useState('');
  const matches = sheet.filter(({ id, alt }) =>
    `${id} ${alt?.ko ?? ''} ${alt?.en ?? ''}`.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <>
      <SearchInput label={texts.label} hint={texts.hint} value={query} onValueChange={setQuery} />
      <p role="status">{matches.length === 0 && texts.none}</p>
      <ul
        style={{
          display: 'grid',
          gap: '1rem',
          gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))',
          padding: 0,
          listStyle: 'none',
        }}
      >
        {matches.map((drawing) => (
          <Entry key={drawing.id} drawing={drawing} />
        ))}
      </ul>
    </>
  );
}
