import { inMode, MODES } from '@site/drawings/line/mode.ts';
import type { DrawingDescription } from '@site/drawings/description.ts';
import { TOKEN_VALUES } from '@site/tokens';
import type { CSSProperties } from 'react';

/** Rendered drawings of one kind: as markup for the document or as a file. */
export type DrawnSheet = readonly (Pick<
  DrawingDescription,
  'id' | 'width' | 'height' | 'ground' | 'alt'
> &
  ({ readonly inline: string } | { readonly file: string }))[];

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

/** One drawing as a file in one mode, at the given width in pixels. */
function Picture({
  drawing: { width, height, ground = 'color-surface' },
  file,
  mode,
  shownWidth,
}: {
  readonly drawing: DrawnSheet[number];
  readonly file: string;
  readonly mode: (typeof MODES)[number];
  readonly shownWidth: number;
}) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(inMode(file, mode))}`}
      width={shownWidth}
      height={Math.round((height * shownWidth) / width)}
      alt=""
      loading="lazy"
      style={{ ...picture, background: TOKEN_VALUES[mode][ground] }}
    />
  );
}

/** Every drawing of a sheet in each mode, at full size and at card size. */
export function Drawings({ sheet }: { readonly sheet: DrawnSheet }) {
  return (
    <div style={chapter}>
      {sheet.map((drawing) => (
        <figure key={drawing.id} style={{ margin: 0 }}>
          {'inline' in drawing ? (
            // Inlined SVG inherits its colors from the page, so it follows the toolbar. The code of the site renders it
            // with the data of the site.
            <div dangerouslySetInnerHTML={{ __html: drawing.inline }} />
          ) : (
            <div style={sizes}>
              {[drawing.width, Math.min(drawing.width, CARD)]
                .filter((shownWidth, index, all) => all.indexOf(shownWidth) === index)
                .flatMap((shownWidth) =>
                  MODES.map((mode) => (
                    <Picture
                      key={`${mode} ${shownWidth}`}
                      {...{ drawing, file: drawing.file, mode, shownWidth }}
                    />
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
