import { Button, ButtonLink, CopyButton, Row } from '@site/design-system';
import { useHydrated } from '@site/design-system/forms';
import { useLocation } from 'react-router-dom';
import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from '@site/contract/language';

import { useLanguage } from '../shared/language/language-context.ts';

/** Returns the address to share, in the visitor's language. */
function useOwnAddress(): string {
  const { pathname } = useLocation();
  const language = useLanguage();
  // Only called by a click, so the server needs no origin.
  const url = new URL(pathname, globalThis.location?.href ?? 'http://site');
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set(LANGUAGE_PARAMETER, language);
  return url.href;
}

interface ArticleActionsProps {
  /** The path of the list that the article comes from. */
  readonly list: string;
  readonly labels: { readonly link: string; readonly back: string; readonly print: string };
}

/** Actions for an article: return to its list, share it, print it. */
export default function ArticleActions({ list, labels }: ArticleActionsProps) {
  const hydrated = useHydrated();
  const address = useOwnAddress();
  return (
    <Row>
      <ButtonLink variant="secondary" size="small" href={list}>
        {labels.back}
      </ButtonLink>
      {/* The actions that need scripts are last, so that nothing moves when they appear. */}
      <CopyButton kind="link" variant="secondary" text={address} of={labels.link} />
      {hydrated && (
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {labels.print}
        </Button>
      )}
    </Row>
  );
}
