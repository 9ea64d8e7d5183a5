import { Fragment } from 'react';

import { findExports, hasImportOf } from '../component-facts.ts';
import { ComponentLinks } from '../ComponentLinks.tsx';
import { type DocumentedComponent, getLanguage } from '../documented.ts';
import { PAGE_TEXTS } from '../page-texts.ts';
import { shellFolders, SITE, siteFiles, sitePages } from '../site-use.ts';
import { SourceLink } from './SourceLink.tsx';
import { getIndex, sources } from './sources.ts';

/** Addresses of pages; those with a parameter are not links. */
const Pages = ({ paths }: { readonly paths: readonly string[] }) => (
  <p>
    {paths.map((page, place) => (
      <Fragment key={page}>
        {place > 0 && ', '}
        {page.includes('{') ? (
          page
        ) : (
          <a href={SITE + page} target="_top">
            {page}
          </a>
        )}
      </Fragment>
    ))}
  </p>
);

/** Returns the components whose sources import a component. */
const findParents = (folder: string): string[] => [
  ...new Set(
    [...sources]
      .filter(([, text]) => text.includes(`/${folder}/index.ts'`))
      .map(([file]) => /\/(\w+)\/[\w.-]+$/.exec(file)?.[1] ?? ''),
  ),
];

/** Where the site uses a component: pages, source files, and other components. */
export default function SiteUse({ of }: { readonly of: DocumentedComponent }) {
  const texts = PAGE_TEXTS[getLanguage(of)];
  const names = findExports(getIndex(of));
  const files = [...siteFiles].filter(([, text]) => hasImportOf(text, names)).map(([file]) => file);
  const paths = sitePages
    .filter(({ folders }) => folders.includes(of.folder))
    .map(({ path }) => path);
  const parents = findParents(of.folder);
  return (
    <>
      {shellFolders.includes(of.folder) && <p>{texts.everywhere}</p>}
      {paths.length > 0 && <Pages paths={paths} />}
      {files.length === 0 && paths.length === 0 && <p>{texts.nowhere}</p>}
      {files.length > 0 && (
        <details>
          <summary>{texts.files}</summary>
          <ul>
            {files.map((file) => (
              <li key={file}>
                <SourceLink file={file} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {parents.length > 0 && (
        <p>
          {texts.partOf} <ComponentLinks folders={parents} />
        </p>
      )}
    </>
  );
}
