import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Texts about a picture, which the gallery and the lightbox share. */
export interface GalleryTextProps {
  /** Description shown in the lightbox. */
  text?: ReactNode;
  /** Facts about the item, shown below the description. */
  details?: readonly { readonly term: string; readonly text: string }[] | undefined;
}

const DetailList = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  margin-block-start: var(--space-4);
  border-block-start: var(--stroke-hairline) solid var(--color-line-strong);

  & > :is(dt, dd) {
    padding-block: var(--space-2);
    border-block-end: var(--stroke-hairline) solid var(--color-line);
    line-height: var(--font-leading-snug);
  }

  & > dt {
    padding-inline-end: var(--space-5);
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    /* On the line of its value. */
    line-height: calc(var(--font-size-body) * var(--font-leading-snug));
  }

  & > dd {
    margin: 0;
    color: var(--color-text-heading);
    overflow-wrap: anywhere;
  }
`;

/** The description of an item and its facts. */
export function GalleryText({ text, details = [] }: GalleryTextProps) {
  return (
    <>
      {text}
      {details.length > 0 && (
        <DetailList>
          {details.map((detail) => (
            <Fragment key={detail.term}>
              <dt>{detail.term}</dt>
              <dd>{detail.text}</dd>
            </Fragment>
          ))}
        </DetailList>
      )}
    </>
  );
}
