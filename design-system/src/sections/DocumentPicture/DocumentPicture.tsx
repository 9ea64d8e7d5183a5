import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { type CustomProperties, getCustomProperties } from '../../styles/custom-properties.ts';

/** Props of `DocumentPicture`; other attributes are those of `div`. */
export interface DocumentPictureProps extends ComponentPropsWithRef<'div'> {
  /** Kind of the document, which determines the positions of the words on the drawing. */
  form?:
    | 'management'
    | 'product'
    | 'assessment'
    | 'report'
    | 'accreditation'
    | 'honor'
    | 'plaque'
    | undefined;
  /** Standard of the document: set large. */
  code?: string | undefined;
  /**
   * Title without the code. All words of the picture are hidden from assistive technology, because the adjacent text
   * repeats them.
   */
  label: string;
  /** Number of a certificate, year of an award; only if the picture is large enough to read it. */
  note?: string | undefined;
  /** Letters in the ring of a `product`. */
  mark?: string | undefined;
  /** Scale of an `assessment`, the lowest level first, and the achieved level. */
  levels?: readonly string[] | undefined;
  /** The achieved level, in a seal: "Gold". None by default. */
  level?: string | undefined;
  /** The drawing of a document without words. */
  children: ReactNode;
}

/* Type is sized in container units, because the words are placed in percent of the drawing. */
const Root = styled.div`
  position: relative;
  container-type: inline-size;
  color: var(--color-text-heading);
  font-weight: var(--font-weight-semibold);
  line-height: var(--font-leading-heading);
  text-align: center;

  & > :is(img, svg) {
    inline-size: 100%;
  }

  & > span {
    position: absolute;
  }
`;

const Words = styled.span`
  inset: 26% 17% 31%;
  display: grid;
  align-content: center;
  justify-items: center;
  overflow: hidden;
  font-size: 6cqi;
  text-wrap: balance;

  & > b {
    font-size: 1.4em;
    letter-spacing: var(--font-tracking-heading);
  }

  & > small {
    display: none;
    margin-block-start: 0.5em;
    color: var(--color-text-muted);
    font-size: 0.75em;
    font-weight: var(--font-weight-medium);
  }

  @container (min-width: 11rem) {
    & > small {
      display: block;
    }
  }

  [data-form='product'] > & {
    inset: 49% 22% 27%;
  }

  [data-form='assessment'] > & {
    inset: 21% 11% 45%;
  }

  [data-form='report'] > & {
    inset: 13% 15% 36% 13%;
  }

  [data-form='accreditation'] > & {
    inset: 33% 12% 31%;
  }

  [data-form='honor'] > & {
    inset: 14% 21% 42%;
  }

  [data-form='plaque'] > & {
    inset: 34% 32% 26% 25%;
    font-size: 5.6cqi;
  }
`;

const Mark = styled.span`
  inset: 27% 0 auto;
  block-size: 22.7cqi;
  font-size: 8cqi;
  font-weight: var(--font-weight-bold);
  line-height: 22.7cqi;
  letter-spacing: var(--font-tracking-heading);

  &[data-long] {
    font-size: 6cqi;
  }
`;

const Levels = styled.span`
  inset: 58% 15% 9%;
  display: flex;
  gap: 2cqi;
  align-items: end;

  & > i {
    flex: 1;
    block-size: calc(var(--step) * 100%);
    padding-block-start: 2cqi;
    border: var(--stroke-detail) solid var(--color-line-strong);
    color: var(--color-text-muted);
    font-size: 5.5cqi;
    font-style: normal;
  }

  & > [data-reached] {
    border-color: var(--color-brand-line);
    background: var(--color-surface-selected);
    color: var(--color-text-heading);
  }

  & > [data-reached='level'] {
    background: var(--color-brand-line);
    color: var(--color-surface);
  }
`;

const Level = styled.i<CustomProperties>(getCustomProperties);

/** The drawing of a certificate or an award with its words written into it. */
export function DocumentPicture({
  form = 'management',
  code,
  label,
  note,
  mark,
  levels,
  level,
  children,
  ...rest
}: DocumentPictureProps) {
  const reached = level === undefined ? -1 : (levels?.indexOf(level) ?? -1);
  const getState = (index: number) => {
    if (index > reached) return undefined;
    return index === reached ? 'level' : '';
  };
  return (
    <Root data-form={form} {...rest}>
      {children}
      {mark && (
        <Mark aria-hidden data-long={mark.length > 3 || undefined}>
          {mark}
        </Mark>
      )}
      <Words aria-hidden>
        {code && <b>{code}</b>}
        {label}
        {note && <small>{note}</small>}
      </Words>
      {levels && (
        <Levels aria-hidden>
          {levels.map((name, index) => (
            <Level
              key={name}
              data-reached={getState(index)}
              $properties={{ '--step': (index + 1) / levels.length }}
            >
              {name}
            </Level>
          ))}
        </Levels>
      )}
    </Root>
  );
}
