import { isPlainClick, Link } from '@site/design-system';

interface AgainLinkProps {
  /** The page of the form, for visitors without scripts. */
  readonly href: string;
  readonly onAgain: () => void;
  readonly children: string;
}

/** Links to the empty form of the page. */
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
