import { Link, Row } from '@site/design-system';

import { openLinks } from './links.ts';

interface LinkRowProps {
  readonly links: readonly {
    readonly label: string;
    readonly href: string;
    readonly external?: boolean | undefined;
  }[];
  readonly tone?: 'default' | 'inverse';
}

/** The links of a section, side by side. Renders nothing if no linked page exists yet. */
export function LinkRow({ links, tone = 'default' }: LinkRowProps) {
  const open = openLinks(links);
  if (open.length === 0) return null;
  return (
    <Row>
      {open.map(({ label, href, external }) => (
        <Link key={href} variant="standalone" tone={tone} href={href} external={external}>
          {label}
        </Link>
      ))}
    </Row>
  );
}
