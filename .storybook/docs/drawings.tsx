import { inMode, MODES } from '@site/drawings/line/mode.ts';
import { DRAWINGS, type DrawingDescription } from '@site/drawings/registry.ts';
import { TOKEN_VALUES } from '@site/tokens';
import type { CSSProperties } from 'react';

/** The narrowest place a drawing has on the pages: a card of three beside each other. */
const CARD = 264;

const chapter: CSSProperties = { display: 'grid', gap: '3rem' };
const sizes: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem',
  alignItems: 'end',
};
const picture: CSSProperties = {
  maxInlineSize: '100%',
  blockSize: 'auto',
  border: '1px solid var(--color-line)',
};

/** A drawing that stands inside the page takes its colours from the page, and follows the toolbar. */
function Inline({ build }: DrawingDescription) {
  // Drawings are made by the site's own code from its own data.
  return <div dangerouslySetInnerHTML={{ __html: build({ inline: true }) }} />;
}

/** A file in one mode, as wide as said. */
function Picture({
  drawing: { build, width, height, ground = 'color-surface' },
  mode,
  across,
}: {
  readonly drawing: DrawingDescription;
  readonly mode: (typeof MODES)[number];
  readonly across: number;
}) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(inMode(build(), mode))}`}
      width={across}
      height={Math.round((height * across) / width)}
      alt=""
      loading="lazy"
      style={{ ...picture, background: TOKEN_VALUES[mode][ground] }}
    />
  );
}

/** Every drawing of one kind in each mode: at its full size, and as small as a card shows it. */
export function Drawings({ kind }: { readonly kind: DrawingDescription['kind'] }) {
  const own = Object.values(DRAWINGS).filter((drawing) => drawing.kind === kind);
  return (
    <div style={chapter}>
      {own.map((drawing) => (
        <figure key={drawing.id} style={{ margin: 0 }}>
          {drawing.inline ? (
            <Inline {...drawing} />
          ) : (
            <div style={sizes}>
              {[drawing.width, Math.min(drawing.width, CARD)]
                .filter((across, index, all) => all.indexOf(across) === index)
                .flatMap((across) =>
                  MODES.map((mode) => (
                    <Picture key={`${mode} ${across}`} {...{ drawing, mode, across }} />
                  )),
                )}
            </div>
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
