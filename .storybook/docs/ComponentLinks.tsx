import { Fragment } from 'react';

import { getDocsUrl } from './docs-url.ts';

/** Links to the pages of components, separated by commas. */
export const ComponentLinks = ({ folders }: { readonly folders: readonly string[] }) =>
  folders.map((folder, place) => (
    <Fragment key={folder}>
      {place > 0 && ', '}
      <a href={getDocsUrl(folder)} target="_top">
        {folder}
      </a>
    </Fragment>
  ));
