import { isPlainClick, Link } from '@site/design-system';

interface AgainLinkProps {
  /** The page of the form, for who has no scripts. */
  readonly href: string;
  readonly onAgain: () => void;
  readonly children: string;
}

/** Leads back to the empty form of the page. */
export function AgainLink({ href, onAgain, children }: AgainLinkProps) {
  return (
    <Link
      variant="standalone"
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onAgain();
      }}
    >
      {children}
    </Link>
  );
}
