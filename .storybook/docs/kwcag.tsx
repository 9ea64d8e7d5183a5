import kwcag from '../../design-system/kwcag.json';
import { entries } from './catalog.ts';
import { Table } from './Table.tsx';

/** Every KWCAG 2.2 item with the components that implement it and the tests that check it. */
export function Kwcag() {
  return (
    <Table heads={['Item', 'WCAG', 'Components', 'Tests']}>
      {kwcag.items.map(({ id, name, wcag, tests, note }) => (
        <tr key={id} id={`kwcag-${id}`}>
          <th scope="row">
            {id} <span lang="ko">{name.ko}</span>
            <br />
            {name.en}
          </th>
          <td>{wcag.join(', ')}</td>
          <td>
            {note && <p>{note}</p>}
            {entries
              .filter(({ docs }) => docs.kwcag?.includes(name.ko))
              .map(({ folder, href }) => (
                <span key={folder}>
                  <a href={href} target="_top">
                    {folder}
                  </a>{' '}
                </span>
              ))}
          </td>
          <td>
            {tests.map((test) => (
              <div key={test}>
                <code>{test}</code>
              </div>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  );
}
