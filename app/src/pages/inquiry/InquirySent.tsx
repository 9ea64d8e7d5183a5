import { Heading, Link, Notice, Prose, Stack } from '@site/design-system';
import type { RefObject } from 'react';
import { PATHS } from '@site/contract/paths';
import type { InquiryPage } from '@site/content/schema/inquiry.ts';

interface InquirySentProps {
  readonly texts: InquiryPage['inquiry'];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onAgain: () => void;
}

/** The clear end: it was received, and what happens next. */
export function InquirySent({ texts, heading, onAgain }: InquirySentProps) {
  const { sent } = texts;
  return (
    <Stack>
      <Notice tone="success">
        <Heading ref={heading} tabIndex={-1} level={2} size="h3">
          {sent.heading}
        </Heading>
        <p>{sent.text}</p>
      </Notice>
      <Prose>
        <Heading level={3} size="label">
          {sent.nextHeading}
        </Heading>
        <ol>
          {sent.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Prose>
      <p>
        <Link
          variant="standalone"
          href={PATHS.inquiry}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          {sent.again}
        </Link>
      </p>
    </Stack>
  );
}
