import { TOKEN_VALUES, type TokenName } from '@site/tokens';

import { getVersions } from './changes.ts';
import { findExports, hasImportOf, listRelativeImports, findTokens } from './component-facts.ts';
import { getDocsUrl } from './docs-url.ts';
import type { Documented } from './documented.ts';
import { GeneratedHeading } from './GeneratedHeading.tsx';
import { shellFolders, SITE, siteFiles, sitePages } from './site-use.ts';

const sources = import.meta.glob<string>(
  [
    '../../design-system/src/{components/*,sections/*,styles}/*.{ts,tsx}',
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
export default function ComponentFacts({ of: { kind, folder } }: { readonly of: Documented }) {
  const ownFolder = `design-system/src/${kind}/${folder}`;
  const own = Object.entries(sources).filter(([file]) => file.includes(`/${ownFolder}/`));
  const index = own.find(([file]) => file.endsWith('/index.ts'))?.[1] ?? '';
  const names = findExports(index);
  // With the styles that components share: `styles/`, and those of fields.
  const shared = own
    .flatMap(([file, text]) => listRelativeImports(file.replace('../../', ''), text))
    .map((file) => `../../${file}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('/index.ts'));
  const tokens = findTokens([
    ...own.map(([, text]) => text),
    ...shared.map((file) => sources[file] ?? ''),
  ]);
  const users = [...siteFiles].filter(([, text]) => hasImportOf(text, names)).map(([file]) => file);
  const shown = sitePages.filter(({ folders }) => folders.includes(folder)).map(({ path }) => path);
  const parents = [
    ...new Set(
      Object.entries(sources)
        .filter(([, text]) => text.includes(`/${folder}/index.ts'`))
        .map(([file]) => /\/(\w+)\/\w+\.tsx?$/.exec(file)?.[1] ?? ''),
    ),
  ];
  const [first, ...later] = getVersions(names);
  return (
    <>
      <GeneratedHeading>Status</GeneratedHeading>
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
      <GeneratedHeading>Used on the site</GeneratedHeading>
      {shellFolders.includes(folder) && <p>On every page.</p>}
      {shown.length > 0 && (
        <p>
          On{' '}
          {shown.map((page, place) => (
            <span key={page}>
              {place > 0 && ', '}
              {page.includes('{') ? (
                page
              ) : (
                <a href={SITE + page} target="_top">
                  {page}
                </a>
              )}
            </span>
          ))}
          .
        </p>
      )}
      {users.length > 0 && (
        <details>
          <summary>Files of the site that use it</summary>
          <ul>
            {users.map((file) => (
              <li key={file}>
                <Source file={file} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {users.length === 0 && shown.length === 0 && <p>By no page itself.</p>}
      {parents.length > 0 && (
        <p>
          Part of{' '}
          {parents.map((parent, place) => (
            <span key={parent}>
              {place > 0 && ', '}
              <a href={getDocsUrl(parent)} target="_top">
                {parent}
              </a>
            </span>
          ))}
          .
        </p>
      )}
      <GeneratedHeading>Tokens</GeneratedHeading>
      <ul style={{ columns: '16rem' }}>
        {tokens.map((name) => (
          <Token key={name} name={name} />
        ))}
      </ul>
      <GeneratedHeading>Source</GeneratedHeading>
      <p>
        <Source file={ownFolder} />
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
