import { ArrowDownToLine } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { ruledList, ruledRow } from '../../styles/ruled-list.ts';
import { formatFileSize } from '../FileField/file-size.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** One file that can be downloaded. */
export interface DownloadFile {
  /** URL of the file. */
  href: string;
  /** As users know it: "PDF", "ZIP". */
  format: string;
  /** Bytes of the file; shown in the largest fitting unit. */
  size: number;
  /** Language of the file, if it has one. */
  language?: { readonly code: string; readonly name: string } | undefined;
}

/** One document, in one or more files. */
export interface DownloadItem {
  /** Name of the document, which is part of the accessible name of each file. */
  title: string;
  /** Its content, in a sentence. */
  text?: ReactNode;
  /** The same document in several languages or formats. */
  files: readonly DownloadFile[];
}

/** Props of `DownloadList`; other attributes are those of `ul`. */
export interface DownloadListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The documents, in the order shown. */
  items: readonly DownloadItem[];
}

const Root = styled.ul`
  ${ruledList}

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3) var(--space-8);
    ${ruledRow}
  }

  @media (min-width: 768px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);

  /* Centered on the first row of file links, which are 44 px high. */
  @media (min-width: 768px) {
    align-content: center;
    min-block-size: 2.75rem;
  }

  & > strong {
    color: var(--color-text-heading);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-wrap: pretty;
  }

  & > div {
    max-inline-size: var(--font-measure-body);
    color: var(--color-text-muted);
    font-size: var(--font-size-label);
    line-height: var(--font-leading-snug);
    text-wrap: pretty;
  }
`;

const Files = styled.div`
  display: grid;
  gap: var(--space-2);

  @media (min-width: 768px) {
    display: flex;
    flex-wrap: wrap;
  }

  & > a {
    position: relative;
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-block-size: 2.75rem;
    padding: var(--space-2) var(--space-4);
    border: var(--stroke-hairline) solid var(--color-action-secondary-line);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    color: var(--color-text-heading);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-semibold);
    line-height: var(--font-leading-snug);
    text-decoration: none;
  }

  & > a:hover {
    background: var(--color-action-secondary-hover);
  }

  & svg {
    color: var(--color-text-link);
  }

  & [data-part='size'] {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-regular);
  }

  /* Links of one format have the same width, independent of the size of the file. */
  @media (min-width: 768px) {
    & [data-part='size'] {
      min-inline-size: 3.5em;
      text-align: end;
    }
  }
`;

/** Files to download. Each link has title, language, format and size. */
export function DownloadList({ items, ...rest }: DownloadListProps) {
  return (
    <Root {...rest}>
      {items.map(({ title, text, files }) => (
        <li key={title}>
          <Words>
            <strong>{title}</strong>
            {text && <div>{text}</div>}
          </Words>
          <Files>
            {files.map(({ href, format, size, language }) => (
              <a key={href} href={href} hrefLang={language?.code} download>
                <Icon icon={ArrowDownToLine} />
                <span>
                  <VisuallyHidden>{title} </VisuallyHidden>
                  {language && <span lang={language.code}>{language.name}</span>} {format}
                </span>
                <span data-part="size">{formatFileSize(size)}</span>
              </a>
            ))}
          </Files>
        </li>
      ))}
    </Root>
  );
}
