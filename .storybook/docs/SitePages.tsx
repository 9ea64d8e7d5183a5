import { ComponentLinks } from './ComponentLinks.tsx';
import { shellFolders, SITE, sitePages } from './site-use.ts';
import { Table } from './Table.tsx';

/** Every page of the site with the components that it shows. The id of a row is the path of its page. */
export function SitePages() {
  return (
    <>
      <p>
        On every page: <ComponentLinks folders={shellFolders} />.
      </p>
      <Table heads={['Page', 'Components']}>
        {sitePages.map(({ path, folders }) => (
          <tr key={path} id={path}>
            <td style={{ whiteSpace: 'nowrap' }}>
              {path.includes('{') ? path : <a href={SITE + path}>{path}</a>}
            </td>
            <td>
              <ComponentLinks folders={folders} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
