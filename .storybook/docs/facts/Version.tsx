import { getVersions } from '../changes.ts';
import { findExports } from '../component-facts.ts';
import { type DocumentedComponent, getLanguage } from '../documented.ts';
import { PAGE_TEXTS } from '../page-texts.ts';
import { getIndex } from './sources.ts';

/** The versions since which the public names of a component exist. */
export default function Version({ of }: { readonly of: DocumentedComponent }) {
  const texts = PAGE_TEXTS[getLanguage(of)];
  const [first, ...later] = getVersions(findExports(getIndex(of)));
  return (
    <p>
      {texts.since(first?.[0] ?? '')}
      {later.map(([version, added]) => (
        <span key={version}>
          , <code>{added.join(', ')}</code> {texts.since(version)}
        </span>
      ))}
      . {texts.stability}{' '}
      <a href="?path=/docs/changes--docs" target="_top">
        {texts.changes}
      </a>
    </p>
  );
}
