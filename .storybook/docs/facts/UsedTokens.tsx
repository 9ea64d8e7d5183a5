import { TOKEN_VALUES, type TokenName } from '@site/tokens';

import { ColorSample } from '../ColorSample.tsx';
import { findTokens, listRelativeImports } from '../component-facts.ts';
import type { DocumentedComponent } from '../documented.ts';
import { getOwnSources, sources } from './sources.ts';

const Token = ({ name }: { readonly name: TokenName }) => (
  <li>
    {TOKEN_VALUES.light[name].startsWith('#') && <ColorSample color={`var(--${name})`} />}
    <code>{name}</code>
  </li>
);

/** The tokens that a component uses, directly or through shared styles. */
export default function UsedTokens({ of }: { readonly of: DocumentedComponent }) {
  const ownSources = getOwnSources(of);
  const shared = ownSources
    .flatMap(([file, text]) => listRelativeImports(file, text))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('/index.ts'));
  const texts = [
    ...ownSources.map(([, text]) => text),
    ...shared.map((file) => sources.get(file) ?? ''),
  ];
  return (
    <ul style={{ columns: '16rem' }}>
      {findTokens(texts).map((name) => (
        <Token key={name} name={name} />
      ))}
    </ul>
  );
}
