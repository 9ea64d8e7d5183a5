import { CopyButton } from '@site/design-system';
import { useSyncExternalStore } from 'react';

interface CopyLinkProps {
  /** A path of the site. */
  readonly href: string;
  /** A description of the linked page. */
  readonly of: string;
}

/** Does nothing, because the origin never changes. */
const subscribe = () => () => undefined;

/** Copies a full URL of the site: only the browser has the origin under which the site was opened. */
export default function CopyLink({ href, of }: CopyLinkProps) {
  const origin = useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => '',
  );
  return <CopyButton kind="link" text={origin + href} of={of} />;
}
