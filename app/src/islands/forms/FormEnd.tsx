import { Heading, Prose, Stack } from '@site/design-system';
import { Confirmation } from '@site/design-system/forms';
import type { ReactNode, RefObject } from 'react';

import { AgainLink } from './AgainLink.tsx';

interface FormEndProps {
  readonly texts: {
    readonly heading: string;
    readonly text: string;
    /** Omitted if a block of the page contains it. */
    readonly next?: { readonly heading: string; readonly steps: readonly string[] } | undefined;
    readonly again: string;
  };
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The address of the form, for visitors without scripts. */
  readonly href: string;
  readonly onAgain: () => void;
  /** The received submission. */
  readonly children?: ReactNode;
}

/** The confirmation of a form: receipt and next steps. */
export function FormEnd({ texts, heading, href, onAgain, children }: FormEndProps) {
  return (
    <Stack gap="large">
      <Confirmation>
        <Heading ref={heading} tabIndex={-1} level={2}>
          {texts.heading}
        </Heading>
        <p>{texts.text}</p>
      </Confirmation>
      {children}
      {texts.next && (
        <Prose>
          <Heading level={3}>{texts.next.heading}</Heading>
          <ol>
            {texts.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Prose>
      )}
      <p>
        <AgainLink href={href} onAgain={onAgain}>
          {texts.again}
        </AgainLink>
      </p>
    </Stack>
  );
}
