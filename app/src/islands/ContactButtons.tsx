import { ButtonLink, isPlainClick, Row } from '@site/design-system';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DEPARTMENTS_ANCHOR, PATHS, PRODUCT_PARAMETER } from '@site/contract/paths';
import type { Department } from '@site/content/schema/departments.ts';

import { leadsSomewhere } from '../shared/routes.ts';

const loadDialog = () => import('./ContactDialog.tsx');
/** Fetches the dialog in advance. A failure is handled when the dialog is opened. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

/** Returns the address of the table of departments, or the number of the first one if the site has no such page. */
const getContactHref = ([first]: readonly Department[]): string =>
  leadsSomewhere(PATHS.inquiry) || !first
    ? `${PATHS.inquiry}#${DEPARTMENTS_ANCHOR}`
    : `tel:${first.phone}`;

interface ContactButtonsProps {
  readonly departments: readonly Department[];
  /** Slug of the product that an online inquiry will be about. */
  readonly product?: string;
}

/**
 * Two ways to contact the company: the online form, with the product filled in, or direct contact. The second is a link
 * to the table of departments, which opens a dialog once hydrated.
 */
export default function ContactButtons({ departments, product }: ContactButtonsProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>['default']>();
  const [open, setOpen] = useState(false);
  const online = product ? `${PATHS.inquiry}?${PRODUCT_PARAMETER}=${product}` : PATHS.inquiry;
  const contactHref = getContactHref(departments);
  const openDialog = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    loadDialog().then(
      ({ default: loaded }) => {
        setDialog(() => loaded);
        setOpen(true);
      },
      // If the dialog cannot be fetched, the link works as without scripts.
      () => void navigate(contactHref),
    );
  };
  return (
    <>
      <Row>
        {leadsSomewhere(PATHS.inquiry) && (
          <ButtonLink href={online}>{t('contact.online')}</ButtonLink>
        )}
        <ButtonLink
          variant="secondary"
          href={contactHref}
          data-opens
          onClick={openDialog}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
        >
          {t('contact.direct')}
        </ButtonLink>
      </Row>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} departments={departments} />}
    </>
  );
}
