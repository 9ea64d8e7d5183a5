import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface DocumentPictureProps extends ComponentPropsWithRef<'div'> {
  /** Title of the document, written into the picture. Hidden from assistive technology: it stands beside it. */
  label: string;
  /** Where the drawing leaves room: in the middle of a sheet, or on the plate of an award. */
  kind?: 'certificate' | 'award';
  /** The drawing of a document without words. */
  children: ReactNode;
}

/* The drawing leaves its middle free: the label stands there at a size that follows the document's. */
const Root = styled.div`
  position: relative;
  container-type: inline-size;

  & > :is(img, svg) {
    inline-size: 100%;
  }

  & > span {
    position: absolute;
    inset: 28% 19% 30%;
    display: grid;
    place-content: center;
    overflow: hidden;
    color: var(--color-text-heading);
    font-size: 7.4cqi;
    font-weight: var(--font-weight-bold);
    line-height: var(--font-leading-heading);
    text-align: center;
    text-wrap: balance;
  }

  &[data-kind='award'] > span {
    inset: 35% 32% 27% 25%;
    font-size: 6.2cqi;
  }
`;

/** The drawing of a certificate or an award with its title written into it. */
export function DocumentPicture({
  label,
  kind = 'certificate',
  children,
  ...rest
}: DocumentPictureProps) {
  return (
    <Root data-kind={kind} {...rest}>
      {children}
      <span aria-hidden>{label}</span>
    </Root>
  );
}
