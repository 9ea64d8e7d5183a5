import { inMode, MODES } from '@site/drawings/line/mode.ts';
import type { DrawingDescription } from '@site/drawings/description.ts';
import { DRAWINGS } from '@site/drawings/registry.ts';
import { TOKEN_VALUES } from '@site/tokens';
import type { CSSProperties } from 'react';

/** Narrowest width, in pixels, at which the pages show a drawing: one of three cards in a row. */
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

/** Inlined SVG takes its colours from the page, so it follows the toolbar. */
function Inline({ build }: DrawingDescription) {
  // Rendered by the site's own code from the site's own data.
  return <div dangerouslySetInnerHTML={{ __html: build({ inline: true }) }} />;
}

/** One drawing as a file in one mode, at the given width in pixels. */
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

/** Every drawing of one kind in each mode, at full size and at card size. */
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
