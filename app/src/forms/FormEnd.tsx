import { Heading, Link, Notice, Prose, Stack } from '@site/design-system';
import type { ReactNode, RefObject } from 'react';

interface FormEndProps {
  readonly texts: {
    readonly heading: string;
    readonly text: string;
    readonly nextHeading: string;
    readonly next: readonly string[];
    readonly again: string;
  };
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Where the form stands, for whoever has no scripts. */
  readonly href: string;
  readonly onAgain: () => void;
  /** What was received. */
  readonly children?: ReactNode;
}

/** The clear end of a form: it was received, and what happens next. */
export function FormEnd({ texts, heading, href, onAgain, children }: FormEndProps) {
  return (
    <Stack gap="large">
      <Notice tone="success">
        <Heading ref={heading} tabIndex={-1} level={2} size="h3">
          {texts.heading}
        </Heading>
        <p>{texts.text}</p>
      </Notice>
      {children}
      <Prose>
        <Heading level={3}>{texts.nextHeading}</Heading>
        <ol>
          {texts.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Prose>
      <p>
        <Link
          variant="standalone"
          href={href}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          {texts.again}
        </Link>
      </p>
    </Stack>
  );
}
