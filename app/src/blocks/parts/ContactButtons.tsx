import { ButtonLink, isPlainClick, Row } from '@site/design-system';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DEPARTMENTS_ANCHOR, PATHS, PRODUCT_PARAMETER } from '@site/contract/paths';
import type { Department } from '@site/content/schema/departments.ts';

import { leadsSomewhere } from '../../routes.ts';

const loadDialog = () => import('./ContactDialog.tsx');
const ContactDialog = lazy(loadDialog);

interface ContactButtonsProps {
  readonly departments: readonly Department[];
  /** Slug of the product that an online inquiry will be about. */
  readonly product?: string;
}

/**
 * The two ways to ask: online, with the product filled in, or directly. The second is a link to the
 * departments' table that opens a dialog in place once hydrated.
 */
export default function ContactButtons({ departments, product }: ContactButtonsProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const online = product ? `${PATHS.inquiry}?${PRODUCT_PARAMETER}=${product}` : PATHS.inquiry;
  const openDialog = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Row>
        {leadsSomewhere(PATHS.inquiry) && (
          <ButtonLink href={online}>{t('contact.online')}</ButtonLink>
        )}
        <ButtonLink
          variant="secondary"
          href={`${PATHS.inquiry}#${DEPARTMENTS_ANCHOR}`}
          onClick={openDialog}
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
        >
          {t('contact.direct')}
        </ButtonLink>
      </Row>
      {wanted && (
        <Suspense>
          <ContactDialog open={open} onOpenChange={setOpen} departments={departments} />
        </Suspense>
      )}
    </>
  );
}
