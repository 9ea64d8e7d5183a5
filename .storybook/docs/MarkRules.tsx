import sheet from 'virtual:drawings/figure';
import page from '../../content/pages/ci.json';
import site from '../../content/site.json';

import { createDownload } from './downloads.ts';
import { useToolbar } from './toolbar.ts';

type Bilingual = Readonly<Record<'ko' | 'en', string>>;

interface Block {
  readonly type: string;
  readonly id?: string;
  readonly heading?: Bilingual;
  readonly text?: Bilingual;
  readonly items?: readonly {
    readonly title?: Bilingual;
    readonly text?: Bilingual;
    readonly drawing?: string;
  }[];
}

const content = page.blocks as readonly Block[];
const specimens = content.filter(({ type }) => type === 'specimens');

function Drawing({ id }: { readonly id: string }) {
  const drawing = sheet.find((candidate) => candidate.id === id);
  if (!drawing) return null;
  const svg = 'file' in drawing ? drawing.file : drawing.inline;
  return (
    <>
      <img
        src={createDownload(svg, 'image/svg+xml')}
        alt=""
        style={{ inlineSize: '100%', blockSize: '11rem', objectFit: 'contain' }}
      />
      <a href={createDownload(svg, 'image/svg+xml')} download={`${id}.svg`}>
        SVG
      </a>
    </>
  );
}

/** The forms of the mark, its clear space and its prohibited uses, as the site's own page states them. */
export function MarkRules() {
  const language = useToolbar()['language'] === 'en' ? 'en' : 'ko';
  const fill = (text: Bilingual | undefined) =>
    text?.[language].replaceAll('{fact:brand}', site.brand.name[language]).replace('\n', ' ');
  return specimens.map(({ id, heading, text, items = [] }) => (
    <section key={id}>
      <h2 id={id}>{fill(heading)}</h2>
      <p>{fill(text)}</p>
      <ul
        style={{
          display: 'grid',
          gap: '1rem',
          gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
          padding: 0,
          listStyle: 'none',
        }}
      >
        {items.map((item) => (
          <li key={item.drawing} style={{ margin: 0 }}>
            {item.drawing && <Drawing id={item.drawing} />}
            <strong style={{ display: 'block' }}>{fill(item.title)}</strong>
            {fill(item.text)}
          </li>
        ))}
      </ul>
    </section>
  ));
}
