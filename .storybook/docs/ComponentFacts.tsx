import { TOKEN_VALUES, type TokenName } from '@site/tokens';

import { versionsOf } from './changes.ts';
import { blockOf, exportsIn, importsAny, tokensIn } from './component-facts.ts';
import { docsUrl, SITE, siteFiles, sitePages } from './site-use.ts';

const sources = import.meta.glob<string>(
  [
    '../../design-system/src/components/*/*.{ts,tsx}',
    '!../../design-system/src/**/*.{stories,test,samples,guidance}.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);
/** Address of the repository in a browser; without it sources are named by their paths alone. */
const REPOSITORY = import.meta.env['STORYBOOK_REPOSITORY'] as string | undefined;

function Source({ file }: { readonly file: string }) {
  return REPOSITORY ? (
    <a href={`${REPOSITORY}/blob/main/${file}`} target="_top">
      <code>{file}</code>
    </a>
  ) : (
    <code>{file}</code>
  );
}

/** The pages of the site with a block, by their paths. */
const pagesWith = (block: string): string[] =>
  sitePages.filter(({ blocks }) => blocks.includes(block)).map(({ path }) => path);

function Token({ name }: { readonly name: TokenName }) {
  const value = TOKEN_VALUES.light[name];
  return (
    <li>
      {value.startsWith('#') && (
        <span
          aria-hidden
          style={{
            display: 'inline-block',
            inlineSize: '1em',
            blockSize: '1em',
            marginInlineEnd: '0.5em',
            border: '1px solid',
            background: `var(--${name})`,
            verticalAlign: 'middle',
          }}
        />
      )}
      <code>{name}</code>
    </li>
  );
}

/** The generated end of a component's page. */
export default function ComponentFacts({ folder }: { readonly folder: string }) {
  const own = Object.entries(sources).filter(([file]) => file.includes(`/components/${folder}/`));
  const index = own.find(([file]) => file.endsWith('/index.ts'))?.[1] ?? '';
  const names = exportsIn(index);
  const tokens = tokensIn(own.map(([, text]) => text));
  const users = [...siteFiles]
    .filter(([, text]) => importsAny(text, names))
    .map(([file]) => ({ file, block: blockOf(file) }));
  const parents = [
    ...new Set(
      Object.entries(sources)
        .filter(([, text]) => text.includes(`'../${folder}/`))
        .map(([file]) => /\/components\/(\w+)\//.exec(file)?.[1] ?? ''),
    ),
  ];
  const [first, ...later] = versionsOf(names);
  const path = `design-system/src/components/${folder}`;
  return (
    <>
      <h2>Status</h2>
      <p>
        Since <strong>{first?.[0]}</strong>
        {later.map(([version, added]) => (
          <span key={version}>
            , <code>{added.join(', ')}</code> since <strong>{version}</strong>
          </span>
        ))}
        . Before 1.0 props may change with a minor version; what changed is on the page{' '}
        <a href="?path=/docs/changes--docs" target="_top">
          Changes
        </a>
        .
      </p>
      <h2>Used on the site</h2>
      {users.length === 0 ? (
        <p>By no page itself.</p>
      ) : (
        <ul>
          {users.map(({ file, block }) => (
            <li key={file}>
              <Source file={file} />
              {block &&
                pagesWith(block).map((page, place) => (
                  <span key={page}>
                    {place === 0 ? ' on ' : ', '}
                    <a href={SITE + page} target="_top">
                      {page}
                    </a>
                  </span>
                ))}
            </li>
          ))}
        </ul>
      )}
      {parents.length > 0 && (
        <p>
          Part of{' '}
          {parents.map((parent, place) => (
            <span key={parent}>
              {place > 0 && ', '}
              <a href={docsUrl(parent)} target="_top">
                {parent}
              </a>
            </span>
          ))}
          .
        </p>
      )}
      <h2>Tokens</h2>
      <ul style={{ columns: '16rem' }}>
        {tokens.map((name) => (
          <Token key={name} name={name} />
        ))}
      </ul>
      <h2>Source</h2>
      <p>
        <Source file={path} />
        {REPOSITORY && (
          <>
            {' · '}
            <a
              href={`${REPOSITORY}/issues/new?title=${encodeURIComponent(`${folder}: `)}`}
              target="_top"
            >
              Report an issue
            </a>
          </>
        )}
      </p>
    </>
  );
}
