import kwcag from '../../design-system/kwcag.json';
import { getDocsUrl } from './docs-url.ts';
import { getItems } from './kwcag-items.ts';

const pages = import.meta.glob<string>('../../design-system/src/{components,sections}/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const components = Object.entries(pages).map(([file, page]) => {
  const name = file.replace(/^.*\/|\.mdx$/g, '');
  return { name, items: getItems(page), href: getDocsUrl(name) };
});

/** Every KWCAG 2.2 item with the components that implement it and the tests that check it. */
export function Kwcag() {
  return (
    <table>
      <thead>
        <tr>
          {['Item', 'WCAG', 'Components', 'Tests'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
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
              {components
                .filter(({ items }) => items.includes(name.ko))
                .map(({ name: component, href }) => (
                  <span key={component}>
                    <a href={href} target="_top">
                      {component}
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
      </tbody>
    </table>
  );
}
