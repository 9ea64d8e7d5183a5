import { Button, ButtonLink, CopyButton, Row } from '@site/design-system';
import { useHydrated } from '@site/design-system/forms';
import { useLocation } from 'react-router-dom';
import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from '@site/contract/language';

import { useLanguage } from '../shared/language/language-context.ts';

/** The address to pass on, in the language that is being read. */
function useOwnAddress(): string {
  const { pathname } = useLocation();
  const language = useLanguage();
  // Only ever used by a press on a button, so the server needs no origin.
  const url = new URL(pathname, globalThis.location?.href ?? 'http://site');
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set(LANGUAGE_PARAMETER, language);
  return url.href;
}

interface ArticleActionsProps {
  /** The path of the list that the article comes from. */
  readonly list: string;
  readonly labels: { readonly link: string; readonly back: string; readonly print: string };
}

/** What can be done with an article: go back to its list, pass it on, print it. */
export default function ArticleActions({ list, labels }: ArticleActionsProps) {
  const hydrated = useHydrated();
  const address = useOwnAddress();
  return (
    <Row>
      <ButtonLink variant="secondary" size="small" href={list}>
        {labels.back}
      </ButtonLink>
      {/* What needs scripts is last: before they come it leaves no gap, and afterwards nothing moves. */}
      <CopyButton kind="link" variant="secondary" text={address} of={labels.link} />
      {hydrated && (
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {labels.print}
        </Button>
      )}
    </Row>
  );
}
