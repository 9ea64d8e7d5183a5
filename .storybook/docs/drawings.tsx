import { inMode, MODES } from '@site/content/drawings/line/mode.ts';
import { DRAWINGS, type DrawingDescription } from '@site/content/drawings/registry.ts';
import type { CSSProperties } from 'react';

const grid: CSSProperties = {
  display: 'grid',
  gap: '2rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
};
const picture: CSSProperties = {
  inlineSize: '100%',
  blockSize: 'auto',
  border: '1px solid var(--color-line)',
};

/** A drawing that stands inside the page takes its colours from the page, and follows the toolbar. */
function Inline({ build }: DrawingDescription) {
  // Drawings are made by the site's own code from its own data.
  return <div dangerouslySetInnerHTML={{ __html: build({ inline: true }) }} />;
}

/** Every drawing of one kind: light, then in high contrast, at the width of its column. */
export function Drawings({ kind }: { readonly kind: DrawingDescription['kind'] }) {
  const own = Object.values(DRAWINGS).filter((drawing) => drawing.kind === kind);
  return (
    <div style={grid}>
      {own.map((drawing) => (
        <figure key={drawing.id} style={{ margin: 0 }}>
          {drawing.inline ? (
            <Inline {...drawing} />
          ) : (
            MODES.map((mode) => (
              <img
                key={mode}
                src={`data:image/svg+xml,${encodeURIComponent(inMode(drawing.build(), mode))}`}
                width={drawing.width}
                height={drawing.height}
                alt=""
                loading="lazy"
                style={picture}
              />
            ))
          )}
          <figcaption>
            <strong>{drawing.id}</strong> {drawing.width} × {drawing.height}
            {drawing.alt && <p lang="ko">{drawing.alt.ko}</p>}
            {drawing.alt && <p lang="en">{drawing.alt.en}</p>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
