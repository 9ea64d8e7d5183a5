import { CopyButton } from '@site/design-system';
import { useSyncExternalStore } from 'react';

interface CopyLinkProps {
  /** An address of the site, from its root. */
  readonly href: string;
  /** What the address leads to. */
  readonly of: string;
}

/** The origin never changes, so there is nothing to subscribe to. */
const subscribe = () => () => undefined;

/** Copies an address of the site in full: only the browser knows the origin that it was reached at. */
export default function CopyLink({ href, of }: CopyLinkProps) {
  const origin = useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => '',
  );
  return <CopyButton kind="link" text={origin + href} of={of} />;
}
