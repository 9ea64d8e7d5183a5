import { ButtonLink, isPlainClick, Row } from '@site/design-system';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DEPARTMENTS_ANCHOR, PATHS, PRODUCT_PARAMETER } from '@site/contract/paths';
import type { Department } from '@site/content/schema/departments.ts';

import { leadsSomewhere } from '../shared/routes.ts';

const loadDialog = () => import('./ContactDialog.tsx');
/** Fetches the dialog before it is asked for. A failure is dealt with when it is. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

const departmentsHref = `${PATHS.inquiry}#${DEPARTMENTS_ANCHOR}`;

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
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>['default']>();
  const [open, setOpen] = useState(false);
  const online = product ? `${PATHS.inquiry}?${PRODUCT_PARAMETER}=${product}` : PATHS.inquiry;
  const openDialog = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    loadDialog().then(
      ({ default: loaded }) => {
        setDialog(() => loaded);
        setOpen(true);
      },
      // The dialog could not be fetched: the link leads where it does without scripts.
      () => void navigate(departmentsHref),
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
          href={departmentsHref}
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
