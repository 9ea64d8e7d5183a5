import { Fragment } from 'react';

import { getDocsUrl } from './docs-url.ts';
import { shellFolders, SITE, sitePages } from './site-use.ts';

const Components = ({ folders }: { readonly folders: readonly string[] }) =>
  folders.map((folder, place) => (
    <Fragment key={folder}>
      {place > 0 && ', '}
      <a href={getDocsUrl(folder)} target="_top">
        {folder}
      </a>
    </Fragment>
  ));

/** Every page of the site with the components that it shows. The id of a row is the path of its page. */
export function SitePages() {
  return (
    <>
      <p>
        On every page: <Components folders={shellFolders} />.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Components</th>
          </tr>
        </thead>
        <tbody>
          {sitePages.map(({ path, folders }) => (
            <tr key={path} id={path}>
              <td style={{ whiteSpace: 'nowrap' }}>
                {path.includes('{') ? path : <a href={SITE + path}>{path}</a>}
              </td>
              <td>
                <Components folders={folders} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
