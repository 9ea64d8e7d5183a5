import { type DocumentedComponent, getLanguage } from '../documented.ts';
import { PAGE_TEXTS } from '../page-texts.ts';
import { REPOSITORY, SourceLink } from './SourceLink.tsx';
import { getFolder } from './sources.ts';

/** The location of a component's files, and of its bug tracker. */
export default function Source({ of }: { readonly of: DocumentedComponent }) {
  const title = encodeURIComponent(`${of.folder}: `);
  return (
    <p>
      <SourceLink file={getFolder(of)} />
      {REPOSITORY && (
        <>
          {' · '}
          <a href={`${REPOSITORY}/issues/new?title=${title}`} target="_top">
            {PAGE_TEXTS[getLanguage(of)].report}
          </a>
        </>
      )}
    </p>
  );
}
