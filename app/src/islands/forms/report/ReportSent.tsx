import { Button, CopyButton, Heading, Link, Notice, Row, Stack } from '@site/design-system';
import { Receipt, useHydrated } from '@site/design-system/forms';
import type { RefObject } from 'react';
import { PATHS, TAB_PARAMETER } from '@site/contract/paths';
import type { ReportTexts } from '@site/content/schema/forms/report.ts';

import { FormEnd } from '../FormEnd.tsx';

interface ReportSentProps {
  readonly texts: ReportTexts['sent'];
  readonly receipt: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onAgain: () => void;
}

/** The confirmation of a report: its number, which is shown once, to copy, print or write down. */
export function ReportSent({ texts, receipt, heading, onAgain }: ReportSentProps) {
  const hydrated = useHydrated();
  return (
    <FormEnd
      texts={texts}
      heading={heading}
      href={`${PATHS.whistleblowing}?${TAB_PARAMETER}=report`}
      onAgain={onAgain}
    >
      <Stack>
        <Heading level={3}>{texts.receipt}</Heading>
        <Receipt>{receipt}</Receipt>
        <Notice tone="warning">{texts.warning}</Notice>
        <Row>
          <CopyButton variant="secondary" text={receipt} of={texts.receipt} />
          {hydrated && (
            <Button variant="quiet" onClick={() => window.print()}>
              {texts.print}
            </Button>
          )}
          <Link variant="standalone" href={PATHS.tipResult}>
            {texts.lookup}
          </Link>
        </Row>
      </Stack>
    </FormEnd>
  );
}
